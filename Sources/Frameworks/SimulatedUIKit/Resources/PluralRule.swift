/// Which plural form a number takes (Unicode CLDR, "Language Plural Rules", cardinal numbers).
enum PluralRule {
  /// The category, such as `one` or `few`.
  ///
  /// - Parameters:
  ///   - number: How many.
  ///   - language: In which language, such as `pt-BR`.
  /// - Returns: The category.
  static func category(of number: Double, language: String) -> String {
    let name = language.replacing("_", with: "-").split(separator: "-").first ?? "en"
    guard let whole = Int(exactly: number.magnitude) else {
      // Decimals take the general form in most languages.
      return ["fr", "pt", "hi"].contains(name) && number.magnitude < 2 ? "one" : "other"
    }
    switch name {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km": return "other"
    case "fr", "pt", "hi", "fa", "bn", "gu", "kn", "am", "zu": return whole < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs": return eastSlavic(whole, name)
    case "pl": return polish(whole)
    case "cs", "sk": return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "ar": return arabic(whole)
    case "he", "iw": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    case "ro": return romanian(whole)
    case "lt": return lithuanian(whole)
    case "lv": return latvian(whole)
    case "sl":
      return ["other", "one", "two", "few", "few"][(1...4).contains(whole % 100) ? whole % 100 : 0]
    default: return whole == 1 ? "one" : "other"
    }
  }

  private static func eastSlavic(_ number: Int, _ language: Substring) -> String {
    let last = number % 10
    let tail = number % 100
    if last == 1, tail != 11 { return "one" }
    if (2...4).contains(last), !(12...14).contains(tail) { return "few" }
    return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
  }

  private static func polish(_ number: Int) -> String {
    if number == 1 { return "one" }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? "few" : "many"
  }

  private static func arabic(_ number: Int) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    default:
      switch number % 100 {
      case 3...10: "few"
      case 11...99: "many"
      default: "other"
      }
    }
  }

  private static func romanian(_ number: Int) -> String {
    if number == 1 { return "one" }
    return number == 0 || (1...19).contains(number % 100) ? "few" : "other"
  }

  private static func lithuanian(_ number: Int) -> String {
    guard !(11...19).contains(number % 100) else { return "other" }
    return number % 10 == 1 ? "one" : (2...9).contains(number % 10) ? "few" : "other"
  }

  private static func latvian(_ number: Int) -> String {
    if number % 10 == 0 || (11...19).contains(number % 100) { return "zero" }
    return number % 10 == 1 ? "one" : "other"
  }
}
