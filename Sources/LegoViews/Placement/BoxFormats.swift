import BoxLayout

/// The positions of the views of a line that are shorter than the line: `.leading`, `.center`,
/// `.trailing`, `.spaceBetween` neighbors, or `.spaceEvenly` also before the first and behind the last.
public typealias BoxFormat = BoxLayout.BoxFormat

/// The place of one view on a line whose other views have another one: `.leading`, `.center` or
/// `.trailing`.
public typealias BoxPlace = BoxLayout.BoxPlace

/// Whether a view is displayed, and whether its box has space for it: `.visible`, `.invisible` with
/// space, `.free` at the frame that it has and without space, or `.gone`.
public typealias BoxVisibility = BoxLayout.BoxVisibility
