package import ElementModel
package import SessionProtocol

/// One step of a recording.
package struct RecordedStep: Hashable, Sendable {
  /// What a step is.
  package enum Content: Hashable, Sendable {
    /// Something was done to the app.
    case act([RecordedAction])
    /// Something is asserted.
    case check(RecordedCheck)
    /// Virtual time passed, in seconds; for an element to come, where one was named.
    case pause(Double, before: ElementTree, after: ElementTree, for: Int? = nil)
    /// The app was launched afresh: what was added to what it was launched with before, and all.
    case launch(HandLaunch, of: HandLaunch)
    /// Code of the person's ran.
    case code(String)
  }

  /// What the step is in words, such as `Tap "Sign in" Button`.
  package var title: String
  /// What it is.
  package var content: Content

  /// What was done to the app.
  package var actions: [RecordedAction] {
    if case .act(let actions) = content { actions } else { [] }
  }

  /// The element that it is about first, where it is.
  package var target: (id: Int, tree: ElementTree)? {
    switch content {
    case .act(let actions):
      actions.first { $0.elementID != nil }.flatMap { action in
        action.elementID.map { ($0, action.before) }
      }
    case .check(let check): (check.elementID, check.tree)
    case .pause, .launch, .code: nil
    }
  }

  /// Creates a step.
  package init(title: String, _ content: Content) {
    self.title = title
    self.content = content
  }
}
