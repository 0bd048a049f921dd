// As with Apple's, a file that imports UniformTypeIdentifiers has Foundation too.
@_exported import Foundation
