import SourceModel
import SwiftSyntax

/// What the body of a member was found to do.
struct BodyReading {
  /// A use of another member.
  struct Use {
    /// The member; `nil` where what the name means is not known.
    var declaration: Declaration?
    /// The name as written.
    var name: String
    /// What it is used on, as far as known.
    var receiver: TypeReference?
    /// What generic parameters of the used function stand for.
    var bindings: [String: TypeReference] = [:]
    /// Whether it is used on `self` or `super`, so that it runs on the type of `self`.
    var isOnSelf = false
    /// Types named by metatype arguments.
    var types: [TypeReference] = []
    var result: TypeReference?
    var labels: [String]?
    /// Ids of the functions that it is an argument for.
    var givenTo: [String] = []
    /// The cases that `self` is where it stands, each with its enumeration.
    var selfCases: [(type: String, name: String)] = []
    var location: SourceLocation
  }

  /// A question for elements by identifier or label.
  struct LocatorSite {
    var queryName: String?
    var key: LocatorKey
    var expression: String
    var location: SourceLocation
    var isAssumed: Bool
    var scope: Scope
  }

  /// A literal.
  struct TextSite {
    var literal: StringLiteralExprSyntax
    var scope: Scope
  }

  /// A text that the app gives to an element.
  struct SettingSite {
    var kind: CodeSetting.Kind
    var text: ExprSyntax
    var expression: String
    var location: SourceLocation
    var surroundings: [String] = []
    var scope: Scope
  }

  var uses: [Use] = []
  /// The names, calls and results met, in the order in which they are evaluated.
  var sights: [BodySight] = []
  var locators: [LocatorSite] = []
  var texts: [TextSite] = []
  var settings: [SettingSite] = []
  /// What calls hand over and what properties are set to.
  var arguments = ArgumentTable()
}

/// What a locator looks for, before it is evaluated.
enum LocatorKey {
  /// The text of an expression; what it is of, if that is no text but a case of an enumeration.
  case text(ExprSyntax, expected: TypeReference?)
  /// A comparison of a predicate with an expression's text or a literal of the format.
  case comparison(PredicateFormat.Operation, ExprSyntax?, literal: String?, format: ExprSyntax)
}
