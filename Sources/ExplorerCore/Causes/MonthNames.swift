import Foundation

/// The names of months in languages that apps are often shown in.
enum MonthNames {
  private static let languages = [
    "en", "de", "fr", "it", "es", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "tr", "ru", "uk",
    "el", "hu", "ro",
  ]

  /// The numbers of months by their names in small letters; of a name that languages share, that of
  /// the first.
  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for language in languages {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: language)
      for names in [
        calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
      ] {
        for (month, name) in names.enumerated() {
          let word = name.lowercased().filter(\.isLetter)
          if word.count > 2, numbers[word] == nil { numbers[word] = month + 1 }
        }
      }
    }
    return numbers
  }()

  /// The numbers of the months that a text names.
  static func months(in text: String) -> [Int] {
    text.lowercased().split { !$0.isLetter }.compactMap { numbers[String($0)] }
  }
}
