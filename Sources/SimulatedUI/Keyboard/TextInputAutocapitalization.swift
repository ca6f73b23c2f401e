public import SimulatedUIKit

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
