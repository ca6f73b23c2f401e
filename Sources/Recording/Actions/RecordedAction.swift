package import ElementModel
package import SessionProtocol

/// One thing that was done to the app, with what the app showed before and after it.
package struct RecordedAction: Hashable, Sendable {
  /// What was done.
  package var kind: ActionKind
  /// What was done, in words.
  package var title: String
  /// The element that it was done to, in ``before``; `nil` where it was none.
  package var elementID: Int?
  /// The element that it was dragged to, in ``before``; `nil` where it was none.
  package var goalID: Int?
  /// What the app showed when it was done.
  package var before: ElementTree
  /// What the app showed once it had settled, before whatever came next.
  package var after: ElementTree
  /// Index of the event.
  package var event: Int
  /// Virtual seconds since the test began.
  package var time: Double

  /// Creates a description.
  package init(
    kind: ActionKind, title: String, elementID: Int?, before: ElementTree, after: ElementTree,
    event: Int, time: Double
  ) {
    self.kind = kind
    self.title = title
    self.elementID = elementID
    self.before = before
    self.after = after
    self.event = event
    self.time = time
  }

  /// Whether XCUITest does it by itself on the way to something else.
  var isByTheWay: Bool { if case .scrollToVisible = kind { true } else { false } }
}

extension RecordedAction {
  /// The actions among the events of a run, of a test's or by hand.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - first: What the app shows before them.
  /// - Returns: The actions that sources would say, in order.
  package static func actions(
    in events: some Sequence<Event>, showing first: ElementTree = .empty
  ) -> [RecordedAction] {
    var actions: [RecordedAction] = []
    var screen = first
    for event in events {
      switch event.content {
      case .screen(let shown):
        screen = shown.tree
        if !actions.isEmpty { actions[actions.count - 1].after = screen }
      case .action(let action):
        actions.append(
          RecordedAction(
            kind: action.uncoveredKind, title: action.title, elementID: action.elementID,
            before: screen, after: screen, event: event.index, time: event.time))
      default: break
      }
    }
    return actions.filter { !$0.isByTheWay }
  }
}
