import ExplorerCore
import SessionProtocol
import SourceModel

/// An assertion that a run came to, with what it looked at.
struct AssertionSite: Hashable {
  /// The calls that led to it, innermost first.
  var stack: [SourceFrame]
  /// What it looked at and found: identifiers, or labels of elements without one.
  var elements: [String]
  /// Whether it looked for something that was not there, or that is to be gone.
  var looksForAbsent = false
  /// Whether it looked at something that cannot be told from others, or counted elements.
  var looksAtUnnamed = false

  /// Whether all that it looked at was there and can be told; only then it can be broken.
  var isBreakable: Bool { !elements.isEmpty && !looksForAbsent && !looksAtUnnamed }

  /// Where it stands.
  var location: SourceLocation? { stack.first.map(SourceLocation.init) }

  /// How many lines an assertion may have.
  private static let lines = 20

  /// Whether calls are made by the assertion, or are the assertion itself.
  func covers(_ other: [SourceFrame]) -> Bool {
    guard let own = stack.first, other.count >= stack.count else { return false }
    let tail = Array(other.suffix(stack.count))
    return tail.dropFirst() == stack.dropFirst() && tail[0].file == own.file
      && tail[0].function == own.function
      && (own.line...own.line + Self.lines).contains(tail[0].line)
  }
}
