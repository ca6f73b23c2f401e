import SwiftSyntax

/// What is met while a chain is followed.
extension TypeInference {
  /// A call met while a chain is followed.
  struct CallSite {
    /// Token of the called name.
    var name: TokenSyntax
    /// What it is called on; `nil` if called by name alone or on something unknown.
    var receiver: TypeReference?
    /// Whether the name stands alone: a function, or a method of the type around.
    var isBare: Bool
    /// The called function, if the sources declare it.
    var function: FunctionDeclaration?
    var call: FunctionCallExprSyntax
    /// What the result is; `nil` where it is not known.
    var result: TypeReference?
    /// Whether it is called on `super`, so that it still runs on the type of `self`.
    var isOnSuper = false
  }

  /// A name met while a chain is followed that is no call.
  struct NameSite {
    var name: TokenSyntax
    /// What it is a member of; `nil` if it stands alone or that is not known.
    var receiver: TypeReference?
    /// The property, if the sources declare it.
    var property: PropertyDeclaration?
    /// The enumeration's case that it is.
    var enumCase: EnumCase?
    /// What it is; `nil` where that is not known.
    var result: TypeReference?
    var isOnSuper = false
  }

  /// A value made of a type.
  struct CreationSite {
    var type: TypeReference
    var call: FunctionCallExprSyntax
    /// The name whose line the call is on.
    var name: TokenSyntax
  }

  /// What is met while a chain is followed, in the order written.
  enum Sight {
    case call(CallSite)
    case name(NameSite)
    case creation(CreationSite)
    /// A subscript, with the type it is asked of and its position among the links.
    case access(SubscriptCallExprSyntax, on: TypeReference?, link: Int)
  }
}
