/// What a call is given, as far as it shows without types.
package struct CallShape: Hashable, Sendable {
  /// What an argument is.
  package enum Kind: Hashable, Sendable {
    /// A value of any type.
    case value
    /// A closure with so many parameters.
    case closure(parameters: Int)
    /// A closure whose statements are most likely views.
    case views
    /// A member without its type, such as `.large`.
    case implicitMember
    /// `nil`.
    case nothing
    /// A list in brackets.
    case list
    /// Keys and values in brackets.
    case dictionary
    /// Something that may be changed, `&value`.
    case changed
    /// A path of members, `\\.name`.
    case path
  }

  /// An argument.
  package struct Argument: Hashable, Sendable {
    /// Its label; `nil` for none.
    package var label: String?
    /// What it is.
    package var kind: Kind

    /// Creates an argument.
    package init(label: String? = nil, kind: Kind = .value) {
      self.label = label
      self.kind = kind
    }
  }

  /// The arguments, closures behind the parentheses included.
  package var arguments: [Argument]

  /// Creates a shape.
  package init(_ arguments: [Argument] = []) { self.arguments = arguments }
}
