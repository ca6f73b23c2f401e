import SwiftSyntax

/// The names of SwiftUI beside our declarations.
struct SurfaceTable {
  /// How a name fares.
  enum State: String, CaseIterable {
    case works = "works"
    case idle = "compiles, no visible effect"
    case absent = "not yet"
  }

  /// A row of the table.
  struct Row {
    let name: SurfaceName
    let state: State
  }

  let rows: [Row]

  /// Looks names up in our sources.
  init(names: [SurfaceName], sources: SurfaceSources) {
    rows = names.map { Row(name: $0, state: Self.state(of: $0, sources: sources)) }
  }

  /// The names in a state, as the list has them.
  func names(_ state: State) -> [String] {
    rows.filter { $0.state == state }.map { "\($0.name.kind.rawValue) \($0.name.text)" }
  }

  /// A name that only stands in declarations that are unavailable is as good as missing.
  private static func state(of name: SurfaceName, sources: SurfaceSources) -> State {
    let found = sources.declarations(of: name).filter { $0.absence == nil }
    if found.isEmpty { return .absent }
    switch name.kind {
    case .environment:
      let isUsed = sources.usedValues.contains(name.base)
      let isComputed = found.contains { $0.computesValue }
      return !found.contains(where: \.isMarked) && (isUsed || isComputed) ? .works : .idle
    case .value:
      let isIdle = found.allSatisfy(\.isMarked) || sources.isUnused(type: name.text)
      return isIdle ? .idle : .works
    default:
      return found.allSatisfy { sources.isIdle($0) } ? .idle : .works
    }
  }
}

extension SurfaceDeclaration {
  /// Whether an environment value comes from more than a key of its own.
  fileprivate var computesValue: Bool {
    guard let body, let only = body.first, body.count == 1 else { return body != nil }
    return !only.trimmedDescription.hasPrefix("self[")
  }
}
