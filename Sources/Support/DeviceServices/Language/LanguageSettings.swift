package import Foundation
import Synchronization
import VirtualTime

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
    /// What follows from these; worked out when one of them is set, as to format a number asks.
    var effective = Effective("en_US")
    /// The same without what the launch says.
    var ofDevice = Effective("en_US")

    mutating func settle() {
      ofDevice = Effective(device)
      let written =
        locale ?? languages?.first.map { LanguageSettings.withRegion($0, of: device) } ?? device
      effective = Effective(written)
      effective.languages = languages ?? [LanguageSettings.tag(of: locale ?? device)]
    }
  }

  /// What apps are told.
  private struct Effective {
    var languages: [String]
    let locale: Locale

    init(_ identifier: String) {
      languages = [LanguageSettings.tag(of: identifier)]
      locale = Locale(identifier: identifier)
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
    let languages = arguments.value(of: "-AppleLanguages").map(Self.list)
    let locale = arguments.value(of: "-AppleLocale").map(Self.normalized)
    state.withLock {
      $0.languages = languages?.isEmpty == true ? nil : languages
      $0.locale = locale
      $0.settle()
    }
  }

  /// The app's languages, the preferred one first, such as `ja-JP`.
  package var languages: [String] { state.withLock { $0.effective.languages } }

  /// How the app writes numbers and dates.
  package var locale: Locale { state.withLock { $0.effective.locale } }

  /// How the code that asks writes numbers and dates: a test runs in a process of its own on iOS,
  /// which the arguments that it launches an app with do not reach.
  var current: Locale { state.withLock { Self.asked($0).locale } }

  /// The languages of the code that asks, the preferred one first.
  var currentLanguages: [String] { state.withLock { Self.asked($0).languages } }

  private static func asked(_ state: State) -> Effective {
    VirtualTime.isRunningAppWork ? state.effective : state.ofDevice
  }

  private static func tag(of locale: String) -> String { locale.replacing("_", with: "-") }

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
