import ElementModel
package import SourceModel

/// Turns what was done into calls of the suite's page methods and use cases.
///
/// A class, as what was read of the sources once serves for each step.
package final class RecordingMapper {
  private let catalog: DeedCatalog
  private let matcher: MethodMatcher
  private let binder: ArgumentBinder
  private let sight: PageSight
  private let raw: RawCode
  /// The pages that tests begin on, and all pages.
  private let entries: Set<String>
  private let pages: [String]
  /// Reads what a suite's methods do.
  ///
  /// - Parameter index: The sources.
  package init(_ index: ProjectIndex) {
    catalog = index.deeds.value
    matcher = MethodMatcher(elements: ElementMatcher(index))
    binder = ArgumentBinder(catalog: catalog)
    sight = PageSight(index)
    raw = RawCode(index)
    entries = Set(
      NavigationGraph(index: index).entries.map(\.name)
        + index.deeds.value.starts.map { Self.plainName(of: $0.page) })
    pages = index.pages.map(\.name)
  }

  /// A method that fits, with what speaks for it.
  private struct Candidate {
    var call: RecordedCall
    /// Compared from the first on; more is better.
    var merits: [Double]
  }

  /// The calls that do what was done.
  ///
  /// - Parameter actions: What was done, in order.
  /// - Returns: The parts, in order; together they do all of it.
  package func map(_ actions: [RecordedAction]) -> [RecordedPart] {
    var parts: [RecordedPart] = []
    var page: String?
    var place = 0
    while place < actions.count {
      let candidates = self.candidates(actions, from: place, on: page)
      guard let best = candidates.first else {
        parts.append(.code(raw.code(for: actions[place]), action: place))
        place += 1
        continue
      }
      var call = best.call
      call.alternatives = candidates.dropFirst().prefix(5).map {
        Self.plainName(of: $0.call.type) + $0.call.link
      }
      parts.append(.call(call))
      page = call.landing ?? page
      place = call.actions.upperBound
    }
    return parts
  }

  // MARK: Candidates

  private func candidates(
    _ actions: [RecordedAction], from place: Int, on page: String?
  ) -> [Candidate] {
    catalog.methods.compactMap { method in
      guard let match = matcher.match(method, actions, from: place),
        let callable = callable(of: method)
      else { return nil }
      return candidate(match, callable, actions, from: place, on: page)
    }
    .sorted { left, right in right.merits.lexicographicallyPrecedes(left.merits) }
  }

  private func callable(of method: MethodDeeds) -> Callable? {
    let type = method.partType.map(Self.plainName) ?? method.type
    return catalog.callables[type]?.methods.first { $0.fullName == method.method }
  }

  private func candidate(
    _ match: MethodMatch, _ callable: Callable, _ actions: [RecordedAction], from place: Int,
    on page: String?
  ) -> Candidate? {
    let method = match.method
    let generics = catalog.generics[method.type] ?? []
    let isOnPage = page.map { Self.plainName(of: $0) == method.type } ?? false
    // A page with parameters is only there as what another call gave.
    guard generics.isEmpty || isOnPage else { return nil }
    let before = sight.share(of: method.type, in: actions[place].before)
    let isThere = isOnPage || page == nil && entries.contains(method.type)
    let type = isOnPage ? page ?? method.type : method.type
    let end = place + match.count
    var landing = self.landing(of: method, on: type, generics)
    let after = { (landing: String?) -> Double in
      landing.flatMap {
        self.sight.share(of: Self.plainName(of: $0), in: actions[end - 1].after)
      } ?? 0
    }
    let leadsOn = landing.map { Self.plainName(of: $0) != method.type } ?? false
    guard
      isThere || (before ?? 0) >= 0.5 || method.namesItsElements || leadsOn && after(landing) > 0
    else { return nil }
    var values = match.values
    if let parameter = method.landingParameter {
      landing = bestPage(in: actions[end - 1].after)
      values[DeedArgument(parameter)] = landing.map { "\($0).self" }
    }
    guard let arguments = binder.arguments(for: callable, values, without: match.absent) else {
      return nil
    }
    var call = RecordedCall(
      type: type, part: method.part, callable: callable, arguments: arguments, landing: landing,
      actions: place..<end)
    call.landingMember = method.landingMember
    let merits = [
      isMade(method) ? 1 : 0,
      Double(match.count), isThere ? 1 : 0, after(landing), before ?? 0,
      method.part == nil ? 1 : 0, -Double(arguments.count),
    ]
    return Candidate(call: call, merits: merits)
  }

  /// Whether sources make what a method is called on themselves, or nothing is known of that.
  private func isMade(_ method: MethodDeeds) -> Bool {
    catalog.made.isEmpty || catalog.made.contains(method.type)
      || catalog.callables[method.type]?.role == .useCase
  }

  /// The page of which a screen shows most.
  private func bestPage(in tree: ElementTree) -> String? {
    pages.filter { catalog.generics[$0]?.isEmpty ?? true }
      .map { ($0, sight.share(of: $0, in: tree) ?? 0) }
      .max { $0.1 < $1.1 }?.0
  }

  /// Where a method leads, with what parameters stand for on a page.
  private func landing(
    of method: MethodDeeds, on type: String, _ generics: [String]
  ) -> String? {
    switch method.landing {
    case .nothing: return nil
    case .samePage: return method.partType ?? type
    case .page(let name):
      let given = Self.arguments(of: type)
      return zip(generics, given).reduce(name) { Self.replacing($1.0, by: $1.1, in: $0) }
    }
  }

  // MARK: Types

  /// The name of a type without generic arguments.
  static func plainName(of type: String) -> String { String(type.prefix { $0 != "<" }) }

  /// The generic arguments of a type.
  private static func arguments(of type: String) -> [String] {
    guard let start = type.firstIndex(of: "<"), type.hasSuffix(">") else { return [] }
    var arguments = [""]
    var depth = 0
    for character in type[type.index(after: start)...].dropLast() {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else if character != " " || depth > 0 {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }

  /// A type with a name in it replaced.
  private static func replacing(_ name: String, by type: String, in text: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        result += (word == name ? type : word) + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }
}

extension MethodDeeds {
  /// Whether it says of some element which one it is by more than its type and place, and by more
  /// than what it is given.
  fileprivate var namesItsElements: Bool {
    deeds.filter(\.acts).contains { deed in
      deed.element.words.contains { text in
        text.pieces.contains { if case .text = $0 { true } else { false } }
      } && !deed.isOptional
    }
  }
}
