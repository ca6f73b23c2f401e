import SourceModel
import SwiftSyntax

/// Reads off the declaration of a method, and off its body where that is not enough, where it leads.
struct LandingReader {
  let pages: PageNames
  let actions: ActionReader
  let bodies: SightReader

  /// How many pages are listed for a method that may lead to several.
  private static let candidateLimit = 12

  /// Where a method leads when it is called on a page.
  ///
  /// - Parameters:
  ///   - function: The method.
  ///   - page: The page, with the arguments of one use of it.
  ///   - substitution: What the generic parameters of the declaring type stand for.
  /// - Returns: A description.
  func landing(
    _ function: FunctionDeclaration, on page: TypeReference,
    _ substitution: [String: TypeReference]
  ) -> PageLanding {
    var landing = PageLanding(
      owner: function.owner, method: function.fullName, location: function.location,
      resultText: function.returnText, acts: actions.acts(function),
      isStatic: function.isStatic)
    guard let syntax = function.body == nil ? nil : function.resultSyntax ?? nil else {
      return landing
    }
    let declared = Self.types(in: syntax)
    // What a method's own parameter stands for is said by each call of it.
    guard
      !declared.contains(where: { Self.names(in: $0).contains { function.generics.contains($0) } })
    else { return landing }
    let results = sorted(declared, owner: function.owner, on: page, substitution)
    landing.isOrigin = results.isOrigin || actions.returnsToOrigin(function)
    decide(results, &landing, page: page) {
      bodies.sights(of: function).flatMap { sight -> [TypeReference?] in
        if case .result(let types) = sight { types } else { [] }
      }
    }
    return landing
  }

  /// Where reading a computed property leads; `nil` when it leads nowhere.
  func landing(
    _ property: PropertyDeclaration, on page: TypeReference,
    _ substitution: [String: TypeReference]
  ) -> PageLanding? {
    guard property.getter != nil, !property.isStatic, let type = property.type,
      actions.acts(property)
    else { return nil }
    let results = sorted([type], owner: property.owner, on: page, substitution)
    guard !results.pages.isEmpty else { return nil }
    return PageLanding(
      owner: property.owner, method: property.name, location: property.location,
      resultText: type.name, acts: true, pages: results.pages.map(pages.pageType),
      isOrigin: results.isOrigin)
  }

  // MARK: Results

  /// The pages that a result type names.
  private struct Results {
    var pages: [TypeReference] = []
    /// Protocols and classes to inherit from, which may be any page that is one.
    var bases: [TypeReference] = []
    /// Generic parameters of the page that stand for nothing.
    var unknown: [String] = []
    /// An enumeration whose cases hold pages.
    var enumeration: String?
    var isOrigin = false
    var isSelf = false
  }

  private func sorted(
    _ types: [TypeReference], owner: String, on page: TypeReference,
    _ substitution: [String: TypeReference]
  ) -> Results {
    var results = Results()
    let generics = Set(pages.table[owner]?.generics ?? [])
    for type in types.flatMap(Self.flattened) {
      if type.name == "Self" {
        results.isSelf = true
        continue
      }
      let isOrigin = generics.contains(type.name)
      let meant = pages.table.qualified(type.substituting(substitution), in: owner)
      if isOrigin, pages.table[meant.name] == nil {
        results.unknown.append(type.name)
      } else if meant.name == page.name {
        results.isSelf = true
      } else if pages.isBase(meant.name) {
        results.bases.append(meant)
      } else if pages.isPage(meant.name) {
        results.pages.append(meant)
        results.isOrigin = results.isOrigin || isOrigin
      } else if let held = heldPages(of: meant.name), !held.isEmpty {
        results.enumeration = meant.name
        results.pages += held
      }
    }
    return results
  }

  /// The pages that the cases of an enumeration hold.
  private func heldPages(of name: String) -> [TypeReference]? {
    guard let type = pages.table[name], type.kind == .enum else { return nil }
    return type.cases.flatMap(\.associated).map { pages.table.qualified($0, in: name) }
      .filter { pages.isPage($0.name) }
  }

  private func decide(
    _ results: Results, _ landing: inout PageLanding, page: TypeReference,
    returned: () -> [TypeReference?]
  ) {
    if let name = results.enumeration {
      landing.pages = results.pages.map(pages.pageType)
      landing.doubt = "one of the cases of \(name)"
    } else if let base = results.bases.first {
      decide(base, &landing, page: page, returned: returned())
    } else if Set(results.pages.map(\.name)).count > 1 {
      landing.pages = results.pages.map(pages.pageType)
      landing.doubt = "one of several pages"
    } else if let found = results.pages.first {
      landing.pages = [pages.pageType(found)]
    } else if let name = results.unknown.first {
      landing.doubt = "nothing says what \(name) stands for"
    }
  }

  /// Decides a result that may be any of several pages, by what the body returns.
  private func decide(
    _ base: TypeReference, _ landing: inout PageLanding, page: TypeReference,
    returned: [TypeReference?]
  ) {
    let known = returned.compactMap(\.self).filter { pages.isPage($0.name) }
    let names = Set(known.map(\.name))
    let isKnown = !returned.isEmpty && known.count == returned.count
    if isKnown, names.count == 1, let found = known.first, !pages.isProtocol(found.name) {
      if found.name != page.name { landing.pages = [pages.pageType(found)] }
      return
    }
    let candidates =
      isKnown && !names.contains(where: pages.isProtocol)
      ? PageNames.unique(known) : pages.subtypes(of: base.name).map { TypeReference(name: $0) }
    landing.pages = candidates.prefix(Self.candidateLimit).map(pages.pageType)
    landing.doubt =
      names.count > 1
      ? "one of several pages"
      : pages.isProtocol(base.name)
        ? "any page that is a \(base.name)" : "any page that inherits from \(base.name)"
  }

  // MARK: Types

  /// The types that a result is made of: the elements of a tuple, else the type itself.
  static func types(in syntax: TypeSyntax) -> [TypeReference] {
    if let tuple = syntax.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      return tuple.elements.flatMap { types(in: $0.type) }
    }
    if let optional = syntax.as(OptionalTypeSyntax.self) { return types(in: optional.wrappedType) }
    if let tuple = syntax.as(TupleTypeSyntax.self), let only = tuple.elements.first {
      return types(in: only.type)
    }
    return [TypeReference(syntax)].compactMap(\.self)
  }

  /// A type, or of a type that only wraps others those: `TransitionWithToast<X>` is `X`.
  private static func flattened(_ type: TypeReference) -> [TypeReference] {
    wrappers.contains(type.name) || type.name.hasPrefix("Transition")
      ? type.arguments.flatMap(flattened) : [type]
  }

  private static let wrappers: Set<String> = [
    "Optional", "Array", "Result", "TransitionWithToast", "Swift.Optional",
  ]

  private static func names(in type: TypeReference) -> [String] {
    [type.name] + type.arguments.flatMap(names)
  }
}
