import SourceModel
import SwiftSyntax

extension TextReader {
  /// A locator, evaluated.
  func locator(_ site: BodyReading.LocatorSite) -> CodeLocator {
    let (key, origins) = key(site.key, in: site.scope)
    return CodeLocator(
      queryName: site.queryName, key: key, origins: origins, expression: site.expression,
      location: site.location, isAssumed: site.isAssumed)
  }

  /// A setting of the app's sources, evaluated.
  func setting(_ site: BodyReading.SettingSite) -> CodeSetting {
    let found = candidates(site.text, in: site.scope)
    let (key, origins) = key(found, text: CondensedText.text(of: site.text))
    return CodeSetting(
      kind: site.kind, key: key, origins: origins, expression: site.expression,
      owner: site.scope.owner, location: site.location,
      surroundings: site.surroundings)
  }

  private func key(
    _ key: LocatorKey, in scope: Scope
  ) -> (CodeLocator.Key, [CodeOrigin]) {
    switch key {
    case .text(let expression, let expected):
      return self.key(
        candidates(expression, in: scope, expected: expected),
        text: CondensedText.text(of: expression))
    case .comparison(let operation, let argument, let literal, let format):
      var found: [TextCandidate]
      if let literal {
        found = candidates(format, in: scope).map {
          TextCandidate(pieces: [literal], origins: $0.origins, isComposed: true)
        }
      } else {
        found = argument.map { candidates($0, in: scope) } ?? [.open]
      }
      found = found.map { Self.apply(operation, to: $0) }
      return self.key(found, text: CondensedText.text(of: argument ?? format))
    }
  }

  private static func apply(
    _ operation: PredicateFormat.Operation, to candidate: TextCandidate
  ) -> TextCandidate {
    var candidate = candidate
    switch operation {
    case .equals: break
    case .beginsWith: candidate.pieces.append("")
    case .endsWith: candidate.pieces.insert("", at: 0)
    case .contains: candidate.pieces = [""] + candidate.pieces + [""]
    case .like:
      guard let text = candidate.text, !text.contains("?") else { return .open }
      candidate.pieces = text.split(separator: "*", omittingEmptySubsequences: false)
        .map(String.init)
    case .other: return .open
    }
    return candidate
  }

  private func key(
    _ found: [TextCandidate], text: String
  ) -> (CodeLocator.Key, [CodeOrigin]) {
    var seen: Set<CodeOrigin> = []
    let origins = found.flatMap(\.finishedOrigins).filter { seen.insert($0).inserted }
    var texts: [String] = []
    for case let text? in found.map(\.text) where !texts.contains(text) { texts.append(text) }
    let patterns = Set(found.filter { $0.text == nil }.map { CodePattern(pieces: $0.pieces) })
    if patterns.isEmpty {
      return (texts.count == 1 ? .literal(texts[0]) : .possible(texts), origins)
    }
    // What is known of some values says no more than what is known of all.
    if patterns.count == 1, let pattern = patterns.first, !pattern.isOpen,
      texts.allSatisfy(pattern.matches)
    {
      return (.pattern(pattern), origins)
    }
    return (.unknown(text), origins)
  }
}
