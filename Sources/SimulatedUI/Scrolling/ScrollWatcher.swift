/// Is told how content scrolls.
@MainActor final class ScrollWatcher {
  /// Told where content is, after each layout.
  var placed: (ScrollGeometry) -> Void = { _ in }
  /// Told after each layout which views with an identity there are, and which part of each shows, from
  /// 0 to 1; `nil` where nobody asks.
  var seen: (([(identity: AnyHashable, part: Double)]) -> Void)?
  /// What was worked out last of where it was.
  var told: Any?
  /// Told when it begins to do something else.
  var changed: (_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) -> Void = { _, _, _ in }
}

private struct ScrollWatchersKey: EnvironmentKey {
  static var defaultValue: [ScrollWatcher] { [] }
}

extension EnvironmentValues {
  /// Who wants to know how what scrolls next does so.
  var scrollWatchers: [ScrollWatcher] {
    get { self[ScrollWatchersKey.self] }
    set { self[ScrollWatchersKey.self] = newValue }
  }
}
