import UIKit

/// A file with a name that UIKit doesn't have.
final class Unknown: UIViewOfAnotherWorld {}
