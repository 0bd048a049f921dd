import Foundation

/// Passes the events of a window to the app: pointer, touches and keyboard.
@MainActor final class DisplayInput {
  func connect(to connection: any DisplayConnection) {}
  func disconnect() {}
  func cancel() {}
  func handle(_ event: DisplayEvent) {}
  func updateConnection(_ connection: any DisplayConnection) {}
}
