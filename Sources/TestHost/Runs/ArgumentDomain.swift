import Foundation

/// The user's defaults that a launch's arguments set: `-key value`.
///
/// Foundation reads the arguments of the process once; a test may launch an app several times.
enum ArgumentDomain {
  /// Makes a launch's arguments, and no others, count.
  ///
  /// - Parameter arguments: All arguments, the program's name included.
  static func use(_ arguments: [String]) {
    let values = values(in: arguments)
    let defaults = UserDefaults.standard
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    if !values.isEmpty {
      defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
    }
  }

  /// The values by key: an argument with a dash is a key if what follows has none.
  static func values(in arguments: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    var key: String?
    for argument in arguments {
      let isKey = argument.first == "-" && argument.count > 1 && Double(argument) == nil
      if isKey {
        key = String(argument.dropFirst())
      } else if let named = key, argument != "-" {
        values[named] = value(of: argument)
        key = nil
      }
    }
    return values
  }

  /// A collection where an argument is written as one, as `defaults` and Xcode take it.
  private static func value(of text: String) -> Any {
    guard let first = text.first, "({<".contains(first),
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    else { return text }
    return list
  }
}
