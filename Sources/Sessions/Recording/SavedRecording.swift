import ElementModel
package import Recording

/// A recording that was saved as a test or a part of one.
package struct SavedRecording {
  /// The test, `Class/method`.
  package var test: String
  /// What it was saved as.
  package var target: RecordingTarget
  /// What was recorded.
  package var steps: [RecordedStep]

  /// What was done to the app.
  package var actions: [RecordedAction] { steps.flatMap(\.actions) }

  /// Creates a description.
  package init(test: String, target: RecordingTarget, steps: [RecordedStep]) {
    self.test = test
    self.target = target
    self.steps = steps
  }

  /// The elements that it is about, each on its screen, once.
  var targets: [(id: Int, tree: ElementTree)] {
    var seen: Set<String> = []
    return steps.flatMap { step -> [(id: Int, tree: ElementTree)] in
      switch step.content {
      case .act(let actions):
        actions.compactMap { action in action.elementID.map { ($0, action.before) } }
      case .check(let check): [(check.elementID, check.tree)]
      case .pause, .launch, .code: []
      }
    }
    .filter { target in
      guard let element = target.tree.element(withID: target.id), element.type != .application
      else { return false }
      return seen.insert("\(element.type.name) \(element.identifier) \(element.label)").inserted
    }
  }

  /// Where what the test does differs from what was recorded; `nil` where it does not.
  ///
  /// - Parameter done: What the test does.
  /// - Returns: The first difference.
  package func difference(to done: [RecordedAction]) -> ProofDifference? {
    // A test that was there before does its own things first.
    if case .end = target {
      return ProofDifference(done.suffix(actions.count), actions)
    }
    return ProofDifference(done, actions)
  }
}
