import ElementModel
import SessionProtocol

/// Screens of the record, and how elements have changed between them.
extension RunRecord {
  /// A screen with the event that showed it.
  struct ShownScreen: Hashable {
    var event: Event
    var tree: ElementTree
  }

  /// How an element changed from one screen to the next.
  struct ElementChange: Hashable {
    /// The event that showed it changed.
    var event: Event
    /// What it was; nil when it came.
    var before: Element?
    /// What it became; nil when it went.
    var after: Element?
  }

  /// What the app showed after an event.
  func screen(at index: Int) -> ShownScreen? {
    for event in events[..<offset(after: index)].reversed() {
      if let tree = event.shownTree { return ShownScreen(event: event, tree: tree) }
    }
    return nil
  }

  /// The screens that were shown from an event on.
  func screens(from index: Int) -> [ShownScreen] {
    events[offset(after: index - 1)...].compactMap { event in
      event.shownTree.map { ShownScreen(event: event, tree: $0) }
    }
  }

  /// The latest screens, the last one last.
  func latestScreens(_ count: Int) -> [ElementTree] {
    events.reversed().lazy.compactMap(\.shownTree).prefix(count).reversed()
  }

  /// The screen that was shown before the one at an event, another one than that.
  func screen(beforeTheOneAt index: Int) -> ShownScreen? {
    guard let now = screen(at: index) else { return nil }
    for event in events[..<offset(after: now.event.index - 1)].reversed() {
      guard let tree = event.shownTree, tree != now.tree else { continue }
      return ShownScreen(event: event, tree: tree)
    }
    return nil
  }

  /// How an element changed last, seen from an event.
  func lastChange(ofElement id: Int, at index: Int) -> ElementChange? {
    var later: (event: Event, element: Element?)?
    for event in events[..<offset(after: index)].reversed() {
      guard let tree = event.shownTree else { continue }
      let element = tree.element(withID: id)
      if let later, !Element.areAlike(element, later.element) {
        return ElementChange(event: later.event, before: element, after: later.element)
      }
      later = (event, element)
    }
    // It was there from the first screen on.
    guard let later, later.element != nil, firstIndex == 0 else { return nil }
    return ElementChange(event: later.event, before: nil, after: later.element)
  }

  /// The number of events up to one, that one included.
  func offset(after index: Int) -> Int {
    if index < firstIndex { return 0 }
    return index < endIndex ? index + 1 - firstIndex : events.count
  }
}

extension Event {
  /// What the app shows from this event on, if it says so.
  fileprivate var shownTree: ElementTree? {
    switch content {
    case .screen(let screen): screen.tree
    case .application(let change) where change.change == .terminated: .empty
    default: nil
    }
  }
}

extension Element {
  /// Whether two states of an element look alike to a test; what is below it says nothing of it.
  fileprivate static func areAlike(_ one: Element?, _ other: Element?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.changes(to: other).isEmpty
  }
}
