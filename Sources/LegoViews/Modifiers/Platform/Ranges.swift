import UIKit

// tvOS has no sliders and steppers.
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

  extension UIStepper {
    /// Sets the smallest and the largest value, and the difference of a step.
    ///
    /// The default step is 1.
    @discardableResult public func range(_ range: ClosedRange<Double>, step: Double = 1) -> Self {
      minimumValue(range.lowerBound).maximumValue(range.upperBound).stepValue(step)
    }

    /// Binds the value to a stream of integers in both directions; with `nil` it remains as it is.
    @discardableResult public func value(_ value: (some Outputing<Int> & Inputing<Int>)?) -> Self {
      self.value(value?.converted(get: { Double($0) }, set: { Int($0.rounded()) }))
    }
  }
#endif
