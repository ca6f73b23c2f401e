import ElementModel
import SessionProtocol

/// What asynchronous work has brought on the screen since the test's last action, and has not been
/// waited for.
struct Arrivals: Sendable {
  /// Something about an element that has come.
  struct Arrival: Sendable {
    var change: UnprotectedStep.Change
    /// Virtual seconds since the test began at which the work was due.
    var time: Double
    var cause: Pending
    /// Index of the event that told the screen.
    var event: Int
  }

  /// By element, the latest of each change, the very latest last.
  private var arrivals: [Int: [Arrival]] = [:]
  /// When each element came that came since the last action, whatever brought it.
  private var came: [Int: Int] = [:]
  private var screen = ElementTree.empty

  /// What steps rely on; a frame that changes makes no step pass.
  private static let attributes: Set<String> = [
    "label", "value", "title", "identifier", "placeholderValue", "isEnabled", "isSelected",
    "hasFocus", "isHittable",
  ]

  /// Takes the next screen in.
  mutating func show(_ new: Screen, at event: Event) {
    let difference = TreeDifference(from: screen, to: new.tree)
    screen = new.tree
    // The work that did it: if only animations or the test itself did, XCUITest waits for them.
    let cause = new.causes?.last { $0.kind != .animation }
    for entry in difference.entries {
      let changes = entry.attributes.map(\.name).filter(Self.attributes.contains)
      switch entry.change {
      case .removed:
        arrivals[entry.elementID] = nil
        came[entry.elementID] = nil
        continue
      case .added: came[entry.elementID] = event.index
      case .moved, .kept: if !changes.isEmpty { came[entry.elementID] = event.index }
      }
      guard let cause else { continue }
      let news: [UnprotectedStep.Change] =
        entry.change == .added ? [.came] : changes.map { .changed($0) }
      for change in news {
        arrivals[entry.elementID]?.removeAll { $0.change == change }
        arrivals[entry.elementID, default: []].append(
          Arrival(
            change: change, time: event.time + cause.dueIn, cause: cause, event: event.index))
      }
    }
  }

  /// The test acts: what is there now was there before.
  mutating func act() {
    arrivals = [:]
    came = [:]
  }

  /// The test has waited: what came no later than what it waited for was waited for too.
  mutating func waited(forElement id: Int?, until event: Event) {
    let last = id.map { came[$0] ?? -1 } ?? event.index
    arrivals = arrivals.compactMapValues { list in
      let left = list.filter { $0.event > last }
      return left.isEmpty ? nil : left
    }
  }

  /// What a step relies on that nobody waited for.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - attribute: What is read; `nil` for an action.
  /// - Returns: The arrival, if there is one.
  func unprotected(_ id: Int, attribute: String?) -> Arrival? {
    arrivals[id]?.last { arrival in
      switch arrival.change {
      case .came: return true
      case .changed(let name):
        return attribute.map { $0 == name } ?? ["isEnabled", "isHittable"].contains(name)
      }
    }
  }
}
