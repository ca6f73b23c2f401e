import SimulatedUIKit

/// The word on a keyboard's return key.
public struct SubmitLabel: Equatable, Sendable {
  /// Identifier of the key, as dumps of Xcode show it.
  let identifier: String

  /// Done.
  public static let done = SubmitLabel(identifier: "Done")
  /// Go.
  public static let go = SubmitLabel(identifier: "Go")
  /// Send.
  public static let send = SubmitLabel(identifier: "Send")
  /// Join.
  public static let join = SubmitLabel(identifier: "Join")
  /// Route.
  public static let route = SubmitLabel(identifier: "Route")
  /// Search.
  public static let search = SubmitLabel(identifier: "Search")
  /// Return.
  public static let `return` = SubmitLabel(identifier: "Return")
  /// Next.
  public static let next = SubmitLabel(identifier: "Next:")
  /// Continue.
  public static let `continue` = SubmitLabel(identifier: "Continue")

  /// What VoiceOver calls the key.
  var label: String { identifier.lowercased().filter { $0 != ":" } }
}

extension SubmitLabel {
  /// The word that a field of UIKit asks for.
  init(_ key: UIReturnKeyType) {
    self =
      switch key {
      case .default: .return
      case .go: .go
      case .google, .yahoo, .search: .search
      case .join: .join
      case .next: .next
      case .route: .route
      case .send: .send
      case .done: .done
      case .continue: .continue
      case .emergencyCall: SubmitLabel(identifier: "Emergency call")
      }
  }
}
