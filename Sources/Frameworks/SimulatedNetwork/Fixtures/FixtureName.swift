import Foundation

/// A file's name as a pattern of requests: `[METHOD ]name[?query][.extension]`.
struct FixtureName {
  /// The method that a request must have; `nil` for any.
  var method: String?
  /// The last part of the path; `_` for any.
  var name: String
  /// Query items that a request must have.
  var query: [String]

  /// Methods that names may begin with.
  static let methods: Set<String> = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS",
  ]

  /// Reads the name of a file or a folder.
  init(_ text: String) {
    (method, name) = Self.withoutMethod(text)
    query = []
    guard let mark = name.firstIndex(of: "?") else { return }
    query = name[name.index(after: mark)...].split(separator: "&").map(String.init)
    name = String(name[..<mark])
  }

  /// Splits a method off the front of a name.
  static func withoutMethod(_ text: String) -> (method: String?, rest: String) {
    guard let space = text.firstIndex(of: " ") else { return (nil, text) }
    let word = String(text[..<space])
    guard methods.contains(word) else { return (nil, text) }
    return (word, String(text[text.index(after: space)...]))
  }

  /// The names that a file may mean: its own, and that without an extension that says its type.
  static func readings(ofFile file: String) -> [FixtureName] {
    let pathExtension = (file as NSString).pathExtension
    guard MediaType.isKnown(pathExtension) else { return [FixtureName(file)] }
    return [FixtureName(file), FixtureName(String(file.dropLast(pathExtension.count + 1)))]
  }
}
