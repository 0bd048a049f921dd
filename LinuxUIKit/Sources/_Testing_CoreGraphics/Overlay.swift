// The compiler's overlay of Testing and CoreGraphics, which adds no declarations.
