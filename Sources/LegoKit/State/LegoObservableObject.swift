/// A model whose ``LegoPublished`` properties screens follow.
///
/// Models may hold models: a screen follows what its description has read, however deep it lies.
/// A class marked `@Observable` needs no conformance to be followed, on systems that have it.
@MainActor public protocol LegoObservableObject: AnyObject {}
