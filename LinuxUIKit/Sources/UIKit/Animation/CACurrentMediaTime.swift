/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The time that animations go by, in seconds that only grow.
public func CACurrentMediaTime() -> CFTimeInterval { FrameTime.now }
