// The compiler's overlay of Testing and UIKit, which adds no declarations.
