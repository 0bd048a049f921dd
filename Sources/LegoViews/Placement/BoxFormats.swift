import BoxLayout

// The options of the engine of boxes are the public ones.

/// The width or the height of a view in a box, a stack view or a plain view.
///
/// A number is a length in points, as `.equalTo(length)`. The others are `.wrap`, that of the content,
/// also within limits, `.fill`, a share of what the other views of a line leave, or the whole space
/// across the line, and `.aspectRatio`, which follows the other length:
///
/// ```swift
/// UILabel().text("Title").size(.fill, 44)
/// UILabel().text("Subtitle").size(.wrap(min: 40, shrink: 1), .wrap)
/// UIImageView(image: logo).size(.fill(2), .aspectRatio(16 / 9))
/// ```
public typealias ViewLength = BoxLayout.BoxLength

/// The positions of the views of a line that are shorter than the line: `.leading`, `.center`,
/// `.trailing`, `.spaceBetween` neighbors, or `.spaceEvenly` also before the first and behind the last.
public typealias BoxFormat = BoxLayout.BoxFormat

/// The place of one view on a line whose other views have another one: `.leading`, `.center` or
/// `.trailing`.
public typealias BoxPlace = BoxLayout.BoxPlace

/// Whether a view is displayed, and whether its box has space for it: `.visible`, `.invisible` with
/// space, `.free` at the frame that it has and without space, or `.gone`.
public typealias BoxVisibility = BoxLayout.BoxVisibility
