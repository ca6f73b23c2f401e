import ElementModel
import SessionProtocol

/// Something that was done or asserted which no method of the suite does.
package struct RecordedGap: Hashable, Sendable {
  /// What it is.
  enum Content: Hashable, Sendable {
    /// Something that was done.
    case action(RecordedAction)
    /// A text that was typed into a field, which was tapped first.
    case typing(tap: RecordedAction, RecordedAction)
    /// Something that was asserted.
    case check(RecordedCheck)
  }

  /// What it is.
  var content: Content
  /// How the element is looked for, where a person has chosen that: Swift from `app` on.
  var locator: String?
  /// The page that the calls before it have led to.
  var page: String?
  /// What the app showed when those calls were done; `nil` where there were none.
  var arrived: ElementTree?
  /// What was done that led to the screen; `nil` where the recording began there.
  var opening: RecordedAction?
  /// What the app showed in the end, before whatever came next.
  var after: ElementTree

  /// What the app showed when it was done.
  var before: ElementTree {
    switch content {
    case .action(let action), .typing(let action, _): action.before
    case .check(let check): check.tree
    }
  }

  /// The element of an action; what is typed goes to what has the keyboard.
  private static func field(of action: RecordedAction) -> Int? {
    if case .type = action.kind,
      action.elementID == nil || action.elementID == action.before.application?.id
    {
      return action.before.elements.first { $0.hasFocus }?.id ?? action.elementID
    }
    return action.elementID
  }

  /// The element that it is about.
  var elementID: Int? {
    switch content {
    case .action(let action): Self.field(of: action)
    case .typing(let tap, _): tap.elementID
    case .check(let check): check.elementID
    }
  }
}
