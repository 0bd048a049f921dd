import UIKit

#if !os(tvOS)
  extension UISlider {
    /// Sets the value at the leading end.
    @discardableResult public func minimumValue(_ minimumValue: Float) -> Self {
      set(\.minimumValue, to: minimumValue, resizes: false)
    }

    /// Sets the value at the trailing end.
    @discardableResult public func maximumValue(_ maximumValue: Float) -> Self {
      set(\.maximumValue, to: maximumValue, resizes: false)
    }

    /// Sets the option to report values during a drag.
    @discardableResult public func isContinuous(_ isContinuous: Bool) -> Self {
      set(\.isContinuous, to: isContinuous, resizes: false)
    }

    /// Sets the color of the track before the thumb.
    @discardableResult public func minimumTrackTintColor(_ minimumTrackTintColor: UIColor?) -> Self
    {
      set(\.minimumTrackTintColor, to: minimumTrackTintColor, resizes: false)
    }

    /// Sets the color of the track behind the thumb.
    @discardableResult public func maximumTrackTintColor(_ maximumTrackTintColor: UIColor?) -> Self
    {
      set(\.maximumTrackTintColor, to: maximumTrackTintColor, resizes: false)
    }

    /// Sets the color of the thumb.
    @discardableResult public func thumbTintColor(_ thumbTintColor: UIColor?) -> Self {
      set(\.thumbTintColor, to: thumbTintColor, resizes: false)
    }

    /// Sets the image at the leading end.
    @discardableResult public func minimumValueImage(_ minimumValueImage: UIImage?) -> Self {
      set(\.minimumValueImage, to: minimumValueImage)
    }

    /// Sets the image at the trailing end.
    @discardableResult public func maximumValueImage(_ maximumValueImage: UIImage?) -> Self {
      set(\.maximumValueImage, to: maximumValueImage)
    }
  }

  extension UISlider {
    /// Sets the value, which is limited to the range.
    @discardableResult public func value(_ value: Float) -> Self {
      set(\.value, to: value, resizes: false)
    }

    /// Sets the smallest and the largest value.
    @discardableResult public func range(_ range: ClosedRange<Float>) -> Self {
      minimumValue(range.lowerBound).maximumValue(range.upperBound)
    }
  }
#endif
