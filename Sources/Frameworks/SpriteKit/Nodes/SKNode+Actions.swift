import SimulatedUIKit

extension SKNode {
  /// Does something.
  public func run(_ action: SKAction) { begin(action, key: nil, completion: nil) }

  /// Does something, and something else after it.
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    begin(action, key: nil, completion: block)
  }

  /// Does something under a name, instead of what it does under that name.
  public func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    begin(action, key: key, completion: nil)
  }

  /// Does something and waits until it is done.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in
      begin(action, key: nil) { continuation.resume() }
    }
  }

  /// What it does under a name.
  public func action(forKey key: String) -> SKAction? {
    running.first { $0.key == key }?.action
  }

  /// Whether it does something.
  public func hasActions() -> Bool { !running.isEmpty }

  /// Ends what it does under a name.
  public func removeAction(forKey key: String) { running.removeAll { $0.key == key } }

  /// Ends all that it does.
  public func removeAllActions() { running = [] }

  private func begin(_ action: SKAction, key: String?, completion: (() -> Void)?) {
    running.append(RunningAction(action, key: key, completion: completion))
  }

  /// Goes on with what the node and those in it do.
  ///
  /// - Parameter seconds: How much time has passed.
  func advance(by seconds: TimeInterval) {
    guard !isPaused else { return }
    let time = seconds * TimeInterval(speed)
    for item in running where running.contains(where: { $0 === item }) {
      guard item.advance(by: time, on: self) else { continue }
      running.removeAll { $0 === item }
      item.completion?()
    }
    for child in children { child.advance(by: time) }
    for constraint in constraints ?? [] { constraint.hold(self) }
  }
}
