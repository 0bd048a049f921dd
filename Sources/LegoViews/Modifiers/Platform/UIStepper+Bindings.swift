import UIKit

#if !os(tvOS)
  extension UIStepper {
    /// Binds the smallest value to a stream; with `nil` it remains as it is.
    @discardableResult public func minimumValue(_ minimumValue: (some Outputing<Double>)?) -> Self {
      bind(minimumValue) { $0.minimumValue($1) }
    }

    /// Binds the largest value to a stream; with `nil` it remains as it is.
    @discardableResult public func maximumValue(_ maximumValue: (some Outputing<Double>)?) -> Self {
      bind(maximumValue) { $0.maximumValue($1) }
    }

    /// Binds the difference by which a tap changes the value to a stream; with `nil` it remains as it is.
    @discardableResult public func stepValue(_ stepValue: (some Outputing<Double>)?) -> Self {
      bind(stepValue) { $0.stepValue($1) }
    }

    /// Binds the option to continue at the other end to a stream; with `nil` it remains as it is.
    @discardableResult public func wraps(_ wraps: (some Outputing<Bool>)?) -> Self {
      bind(wraps) { $0.wraps($1) }
    }

    /// Binds the option to repeat steps while a finger is down to a stream; with `nil` it remains as it is.
    @discardableResult public func autorepeat(_ autorepeat: (some Outputing<Bool>)?) -> Self {
      bind(autorepeat) { $0.autorepeat($1) }
    }

    /// Binds the option to report values while steps are repeated to a stream; with `nil` it remains as it is.
    @discardableResult public func isContinuous(_ isContinuous: (some Outputing<Bool>)?) -> Self {
      bind(isContinuous) { $0.isContinuous($1) }
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
