// The compiler's overlay of Testing and UIKit; this one adds nothing to either.
