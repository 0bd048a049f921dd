import UIKit

#if !os(tvOS)
  extension UIStepper {
    /// Sets the smallest value.
    @discardableResult public func minimumValue(_ minimumValue: Double) -> Self {
      self.minimumValue = minimumValue
      return self
    }

    /// Sets the largest value.
    @discardableResult public func maximumValue(_ maximumValue: Double) -> Self {
      self.maximumValue = maximumValue
      return self
    }

    /// Sets the difference by which a tap changes the value.
    @discardableResult public func stepValue(_ stepValue: Double) -> Self {
      self.stepValue = stepValue
      return self
    }

    /// Sets the option to continue at the other end.
    @discardableResult public func wraps(_ wraps: Bool) -> Self {
      self.wraps = wraps
      return self
    }

    /// Sets the option to repeat steps while a finger is down.
    @discardableResult public func autorepeat(_ autorepeat: Bool) -> Self {
      self.autorepeat = autorepeat
      return self
    }

    /// Sets the option to report values while steps are repeated.
    @discardableResult public func isContinuous(_ isContinuous: Bool) -> Self {
      self.isContinuous = isContinuous
      return self
    }
  }

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
#endif
