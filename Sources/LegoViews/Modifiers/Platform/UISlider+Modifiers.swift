import UIKit

#if !os(tvOS)
  extension UISlider {
    /// Sets the value at the leading end.
    @discardableResult public func minimumValue(_ minimumValue: Float) -> Self {
      self.minimumValue = minimumValue
      return self
    }

    /// Sets the value at the trailing end.
    @discardableResult public func maximumValue(_ maximumValue: Float) -> Self {
      self.maximumValue = maximumValue
      return self
    }

    /// Sets the option to report values during a drag.
    @discardableResult public func isContinuous(_ isContinuous: Bool) -> Self {
      self.isContinuous = isContinuous
      return self
    }

    /// Sets the color of the track before the thumb.
    @discardableResult public func minimumTrackTintColor(_ minimumTrackTintColor: UIColor?) -> Self
    {
      self.minimumTrackTintColor = minimumTrackTintColor
      return self
    }

    /// Sets the color of the track behind the thumb.
    @discardableResult public func maximumTrackTintColor(_ maximumTrackTintColor: UIColor?) -> Self
    {
      self.maximumTrackTintColor = maximumTrackTintColor
      return self
    }

    /// Sets the color of the thumb.
    @discardableResult public func thumbTintColor(_ thumbTintColor: UIColor?) -> Self {
      self.thumbTintColor = thumbTintColor
      return self
    }

    /// Sets the image at the leading end.
    @discardableResult public func minimumValueImage(_ minimumValueImage: UIImage?) -> Self {
      self.minimumValueImage = minimumValueImage
      setNeedsBoxLayout()
      return self
    }

    /// Sets the image at the trailing end.
    @discardableResult public func maximumValueImage(_ maximumValueImage: UIImage?) -> Self {
      self.maximumValueImage = maximumValueImage
      setNeedsBoxLayout()
      return self
    }
  }

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
#endif
