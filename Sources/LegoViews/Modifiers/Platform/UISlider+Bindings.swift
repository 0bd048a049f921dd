import UIKit

#if !os(tvOS)
  extension UISlider {
    /// Binds the value at the leading end to a stream; with `nil` it remains as it is.
    @discardableResult public func minimumValue(_ minimumValue: (some Outputing<Float>)?) -> Self {
      bind(minimumValue) { $0.minimumValue($1) }
    }

    /// Binds the value at the trailing end to a stream; with `nil` it remains as it is.
    @discardableResult public func maximumValue(_ maximumValue: (some Outputing<Float>)?) -> Self {
      bind(maximumValue) { $0.maximumValue($1) }
    }

    /// Binds the option to report values during a drag to a stream; with `nil` it remains as it is.
    @discardableResult public func isContinuous(_ isContinuous: (some Outputing<Bool>)?) -> Self {
      bind(isContinuous) { $0.isContinuous($1) }
    }

    /// Binds the color of the track before the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func minimumTrackTintColor(
      _ minimumTrackTintColor: (some Outputing<UIColor>)?
    ) -> Self {
      bind(minimumTrackTintColor) { $0.minimumTrackTintColor($1) }
    }

    /// Binds the color of the track before the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func minimumTrackTintColor(
      _ minimumTrackTintColor: (some Outputing<UIColor?>)?
    ) -> Self {
      bind(minimumTrackTintColor) { $0.minimumTrackTintColor($1) }
    }

    /// Binds the color of the track behind the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func maximumTrackTintColor(
      _ maximumTrackTintColor: (some Outputing<UIColor>)?
    ) -> Self {
      bind(maximumTrackTintColor) { $0.maximumTrackTintColor($1) }
    }

    /// Binds the color of the track behind the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func maximumTrackTintColor(
      _ maximumTrackTintColor: (some Outputing<UIColor?>)?
    ) -> Self {
      bind(maximumTrackTintColor) { $0.maximumTrackTintColor($1) }
    }

    /// Binds the color of the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func thumbTintColor(_ thumbTintColor: (some Outputing<UIColor>)?)
      -> Self
    {
      bind(thumbTintColor) { $0.thumbTintColor($1) }
    }

    /// Binds the color of the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func thumbTintColor(_ thumbTintColor: (some Outputing<UIColor?>)?)
      -> Self
    {
      bind(thumbTintColor) { $0.thumbTintColor($1) }
    }

    /// Binds the image at the leading end to a stream; with `nil` it remains as it is.
    @discardableResult public func minimumValueImage(
      _ minimumValueImage: (some Outputing<UIImage>)?
    ) -> Self {
      bind(minimumValueImage) { $0.minimumValueImage($1) }
    }

    /// Binds the image at the leading end to a stream; with `nil` it remains as it is.
    @discardableResult public func minimumValueImage(
      _ minimumValueImage: (some Outputing<UIImage?>)?
    ) -> Self {
      bind(minimumValueImage) { $0.minimumValueImage($1) }
    }

    /// Binds the image at the trailing end to a stream; with `nil` it remains as it is.
    @discardableResult public func maximumValueImage(
      _ maximumValueImage: (some Outputing<UIImage>)?
    ) -> Self {
      bind(maximumValueImage) { $0.maximumValueImage($1) }
    }

    /// Binds the image at the trailing end to a stream; with `nil` it remains as it is.
    @discardableResult public func maximumValueImage(
      _ maximumValueImage: (some Outputing<UIImage?>)?
    ) -> Self {
      bind(maximumValueImage) { $0.maximumValueImage($1) }
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
