import SwiftSyntax

/// What is met in a body, in the order in which it is evaluated when no branch is skipped.
enum BodySight {
  /// A name that is no call, such as a property of a page.
  case name(TypeInference.NameSite)
  /// A call, with the types of what its chain went through before.
  case call(TypeInference.CallSite, through: [TypeReference])
  /// What the body may return, one type for each branch of an expression; `nil` for unknown ones.
  case result([TypeReference?])
}
