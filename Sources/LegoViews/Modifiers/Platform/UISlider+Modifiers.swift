import UIKit

#if !os(tvOS)

  extension UISlider {
    /// Sets the value, which is limited to the range.
    @discardableResult public func value(_ value: Float) -> Self {
      self.value = value
      return self
    }

    /// Sets the smallest and the largest value.
    @discardableResult public func range(_ range: ClosedRange<Float>) -> Self {
      minimumValue(range.lowerBound).maximumValue(range.upperBound)
    }
  }

  extension UISlider {
    /// Binds the value to a stream; with `nil` it remains as it is.
    @discardableResult public func value(_ value: (some Outputing<Float>)?) -> Self {
      bind(value) { $0.value($1) }
    }

    /// Binds the value to a stream in both directions; with `nil` it remains as it is.
    ///
    /// The slider limits the values of the stream to its range: set the range before.
    @discardableResult public func value(_ value: (some Outputing<Float> & Inputing<Float>)?)
      -> Self
    {
      bindTwoWay(value, on: .valueChanged) {
        $0.value
      } set: {
        $0.value($1)
      }
    }

    /// Binds the value to a stream of doubles in both directions; with `nil` it remains as it is.
    @discardableResult public func value(_ value: (some Outputing<Double> & Inputing<Double>)?)
      -> Self
    {
      self.value(value?.converted(get: { Float($0) }, set: { Double($0) }))
    }
  }
#endif
