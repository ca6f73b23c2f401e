import Foundation

/// An action that a node does.
@MainActor final class RunningAction {
  let action: SKAction
  let key: String?
  let completion: (() -> Void)?
  private var steps: SKAction.Steps?

  init(_ action: SKAction, key: String?, completion: (() -> Void)?) {
    (self.action, self.key, self.completion) = (action, key, completion)
  }

  /// Goes on.
  ///
  /// - Returns: Whether it is done.
  func advance(by seconds: TimeInterval, on node: SKNode) -> Bool {
    let steps = self.steps ?? action.steps()
    self.steps = steps
    return steps(seconds * TimeInterval(action.speed), node) != nil
  }
}
