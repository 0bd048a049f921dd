// The compiler's overlay of Testing and CoreGraphics; this one adds nothing to either.
