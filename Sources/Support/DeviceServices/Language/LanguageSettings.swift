package import Foundation
import Synchronization

/// The person's languages and region: the one place where they are set.
///
/// The device has some; an app's launch may have others, as `-AppleLanguages (ja)` and
/// `-AppleLocale ja_JP` give it (Apple's documentation, "Testing localizations when running your
/// app").
package final class LanguageSettings: Sendable {
  private struct State {
    var device = "en_US"
    var languages: [String]?
    var locale: String?
    /// The languages that follow from these; worked out when one of them is set.
    var effective = ["en-US"]

    mutating func settle() {
      effective = languages ?? [(locale ?? device).replacing("_", with: "-")]
    }
  }

  private let state = Mutex(State())

  /// Creates the settings of a device in American English.
  package init() {}

  /// Sets the device's locale.
  ///
  /// - Parameter identifier: Such as `ja_JP`; a hyphen between the parts will do.
  package func setDevice(_ identifier: String) {
    state.withLock {
      $0.device = Self.normalized(identifier)
      $0.settle()
    }
  }

  /// Takes languages and region from the arguments of a launch; those of the device hold for what
  /// the arguments do not say.
  package func launch(arguments: [String]) {
    func value(_ name: String) -> String? {
      guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else {
        return nil
      }
      return arguments[index + 1]
    }
    let languages = value("-AppleLanguages").map(Self.list)
    let locale = value("-AppleLocale").map(Self.normalized)
    state.withLock {
      $0.languages = languages?.isEmpty == true ? nil : languages
      $0.locale = locale
      $0.settle()
    }
  }

  /// The languages, the preferred one first, such as `ja-JP`.
  package var languages: [String] { state.withLock { $0.effective } }

  /// How numbers and dates are written.
  package var locale: Locale {
    let identifier = state.withLock { state in
      state.locale ?? state.languages?.first.map { Self.withRegion($0, of: state.device) }
        ?? state.device
    }
    return Locale(identifier: identifier)
  }

  /// A language with the region of a locale, unless it names one.
  private static func withRegion(_ language: String, of device: String) -> String {
    let language = normalized(language)
    guard !language.contains("_"), let region = device.split(separator: "_").dropFirst().last
    else { return language }
    return "\(language)_\(region)"
  }

  private static func normalized(_ identifier: String) -> String {
    let parts = identifier.trimmed.replacing("-", with: "_")
    return parts.isEmpty ? "en_US" : parts
  }

  /// The items of a list in the old style of property lists, `(ja, "en-US")`, or a single one.
  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension String {
  /// Without brackets, quotes and spaces around.
  fileprivate var trimmed: String {
    trimmingCharacters(in: CharacterSet(charactersIn: "()\"' \t\n"))
  }
}
