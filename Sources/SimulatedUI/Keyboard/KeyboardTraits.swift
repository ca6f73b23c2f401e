public import SimulatedUIKit

/// What an app asks of the keyboard of a text input.
struct KeyboardTraits: Equatable {
  /// Which keys it has.
  var type = UIKeyboardType.default
  /// The word on the return key.
  var submitLabel = SubmitLabel.return
  /// How capital letters are typed.
  var capitalization = UITextAutocapitalizationType.sentences
}

private struct KeyboardTraitsKey: EnvironmentKey {
  static var defaultValue: KeyboardTraits { KeyboardTraits() }
}

extension EnvironmentValues {
  /// What is asked of the keyboard.
  var keyboard: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }
}

/// How capital letters are typed.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  /// Creates a way from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Never.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// At the start of words.
  public static var words: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .words)
  }
  /// At the start of sentences.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .sentences)
  }
  /// Always.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }
}

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

extension View {
  /// Sets the keyboard of text fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.keyboard.type = type })
  }

  /// Sets how capital letters are typed.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    autocapitalizationType(autocapitalization?.type ?? .sentences)
  }

  /// Sets how capital letters are typed, in the older spelling.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    autocapitalizationType(style)
  }

  private func autocapitalizationType(_ type: UITextAutocapitalizationType) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.keyboard.capitalization = type })
  }

  /// Sets the word on the return key.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.keyboard.submitLabel = label })
  }
}
