/// What a kind of screen asks of the way it is presented.
struct PresentationLook {
  /// Whether what is below is shaded though the view covers it.
  var isShaded = false
  /// How long it takes to come and to go, in seconds: a critically damped spring.
  var duration = PresentationMetrics.duration
}
