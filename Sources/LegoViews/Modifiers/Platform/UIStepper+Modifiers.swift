import UIKit

#if !os(tvOS)

  extension UIStepper {
    /// Sets the value, which is limited to the range.
    @discardableResult public func value(_ value: Double) -> Self {
      self.value = value
      return self
    }

    /// Sets the smallest and the largest value, and the difference of a step.
    ///
    /// The default step is 1.
    @discardableResult public func range(_ range: ClosedRange<Double>, step: Double = 1) -> Self {
      minimumValue(range.lowerBound).maximumValue(range.upperBound).stepValue(step)
    }
  }

  extension UIStepper {
    /// Binds the value to a stream; with `nil` it remains as it is.
    @discardableResult public func value(_ value: (some Outputing<Double>)?) -> Self {
      bind(value) { $0.value($1) }
    }

    /// Binds the value to a stream in both directions; with `nil` it remains as it is.
    ///
    /// The stepper limits the values of the stream to its range: set the range before.
    @discardableResult public func value(_ value: (some Outputing<Double> & Inputing<Double>)?)
      -> Self
    {
      bindTwoWay(value, on: .valueChanged) {
        $0.value
      } set: {
        $0.value($1)
      }
    }

    /// Binds the value to a stream of integers in both directions; with `nil` it remains as it is.
    @discardableResult public func value(_ value: (some Outputing<Int> & Inputing<Int>)?) -> Self {
      self.value(value?.converted(get: { Double($0) }, set: { Int($0.rounded()) }))
    }
  }
#endif
