import Foundation

/// A page of the introduction to an app.
struct WelcomePage: Hashable, Sendable, Identifiable {
  let id: Int
  var title: String
  var text: String
  /// The hue of the image, from 0 to 1 around the color circle.
  let hue: CGFloat
}

extension WelcomePage {
  /// The introduction to an app for sailors.
  static let samples = [
    WelcomePage(id: 0, title: "Welcome aboard", text: "Plan a trip in a minute.", hue: 0.58),
    WelcomePage(id: 1, title: "Tides", text: "Know them for every harbor.", hue: 0.45),
    WelcomePage(id: 2, title: "Your crew", text: "Share the trip with friends.", hue: 0.72),
  ]
}
