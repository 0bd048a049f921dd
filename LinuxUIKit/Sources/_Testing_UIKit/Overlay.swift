// The compiler's overlay of Testing and UIKit; ours adds nothing to either.
