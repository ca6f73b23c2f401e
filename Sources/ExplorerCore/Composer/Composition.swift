import SourceIndex
import SourceModel

/// The chain of calls that a person puts together: to be run from where a run is, and to be saved as
/// a test.
struct Composition: Hashable, Sendable {
  /// Items at most.
  static let limit = 500

  /// The item that runs.
  struct Run: Hashable, Sendable {
    var place: Int
    /// Whether those after it are left alone.
    var isAlone: Bool
  }

  /// The calls, in their order.
  var items: [ChainItem] = []
  /// What runs.
  var running: Run?
  /// Whether it was saved as it is.
  var isSaved = false

  /// Whether there is something that would be lost.
  var isUnsaved: Bool { !items.isEmpty && !isSaved }

  /// Ends an item that runs.
  mutating func finish(problem: String?) {
    guard let place = running?.place, items.indices.contains(place) else { return }
    items[place].status = problem.map { .failed($0) } ?? .done
  }

  /// Gives up running: something else happens.
  mutating func interrupt() {
    if let place = running?.place, items.indices.contains(place) { items[place].status = .pending }
    running = nil
  }

  /// Puts other code in the place of a line; none leaves it as it is.
  mutating func replace(_ place: Int, with code: String) {
    guard !code.isEmpty, items.indices.contains(place) else { return }
    items[place] = ChainItem(.code(code))
    isSaved = false
  }

  /// Removes a line.
  mutating func remove(_ place: Int) {
    interrupt()
    isSaved = false
    if items.indices.contains(place) { items.remove(at: place) }
  }

  /// Lets two lines change places.
  ///
  /// - Returns: Whether both are there.
  mutating func move(_ place: Int, to other: Int) -> Bool {
    interrupt()
    isSaved = false
    guard items.indices.contains(place), items.indices.contains(other) else { return false }
    items.swapAt(place, other)
    return true
  }

  /// The statements of a test that does the same.
  ///
  /// Calls on one page are one expression, where each gives the page.
  var statements: [TestStatement] {
    var statements: [TestStatement] = []
    var last: CallEntry?
    for item in items {
      switch item.content {
      case .code(let code):
        statements.append(TestStatement(lines: [code]))
        last = nil
      case .call(let entry):
        if let last, last.leads(to: entry) {
          statements[statements.count - 1].add(entry)
        } else {
          statements.append(TestStatement(entry))
        }
        last = entry
      }
    }
    return statements
  }
}

extension TestStatement {
  fileprivate init(_ entry: CallEntry) {
    let text = entry.text
    self.init(
      lines: entry.maker == nil ? [text.expression] : [entry.receiver.expression, entry.link],
      givesValue: entry.givesValue, isThrowing: text.isThrowing, isAsync: text.isAsync)
  }

  fileprivate mutating func add(_ entry: CallEntry) {
    let text = entry.text
    lines.append(entry.link)
    givesValue = entry.givesValue
    isThrowing = isThrowing || text.isThrowing
    isAsync = isAsync || text.isAsync
  }
}

extension CallEntry {
  /// Whether it gives something, which a test does not use.
  fileprivate var givesValue: Bool {
    callable.kind == .initializer || !["", "Void", "()"].contains(callable.result)
  }
}
