/// A name of SwiftUI that an app's sources can use.
struct SurfaceName: Hashable {
  /// What kind of name it is, as far as the table groups them.
  enum Kind: String, CaseIterable {
    case view
    case content
    case shape
    case modifier
    case member
    case wrapper
    case environment
    case style
    case layout
    case gesture
    case scene
    case `protocol`
    case value
  }

  let kind: Kind
  /// The name; of a member with its type and a dot before it.
  let text: String

  /// The type that declares the name, for kinds that are no types.
  var owner: String? {
    switch kind {
    case .modifier: "View"
    case .environment: "EnvironmentValues"
    case .member: text.split(separator: ".").first.map(String.init)
    default: nil
    }
  }

  /// The name without its type.
  var base: String {
    kind == .member ? text.split(separator: ".").last.map(String.init) ?? text : text
  }

  /// Reads a list with a kind and a name a line; a line that is neither is handed back as an error.
  static func list(_ text: String) throws -> [SurfaceName] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ")
      guard words.count >= 2, let kind = Kind(rawValue: String(words[0])) else {
        throw AppleMember.BadLine(line: String(line))
      }
      return SurfaceName(kind: kind, text: String(words[1]))
    }
  }
}
