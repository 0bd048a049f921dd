/// The dimming and duration that a type of view controller needs in a presentation.
struct PresentationLook {
  /// Whether the content below is dimmed although the presented view covers it.
  var isShaded = false
  /// The duration of presentation and dismissal, a critically damped spring, in seconds.
  var duration = PresentationMetrics.duration
}
