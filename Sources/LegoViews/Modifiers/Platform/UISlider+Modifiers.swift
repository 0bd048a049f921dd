import UIKit

#if !os(tvOS)

  extension UISlider {
    /// Sets the smallest and the largest value.
    @discardableResult public func range(_ range: ClosedRange<Float>) -> Self {
      minimumValue(range.lowerBound).maximumValue(range.upperBound)
    }

    /// Binds the value to a stream of doubles in both directions; with `nil` it remains as it is.
    @discardableResult public func value(_ value: (some Outputing<Double> & Inputing<Double>)?)
      -> Self
    {
      self.value(value?.converted(get: { Float($0) }, set: { Double($0) }))
    }
  }
#endif
