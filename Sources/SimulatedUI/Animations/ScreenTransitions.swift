/// Tells the app when screens start to move in or out.
@MainActor private final class ScreenTransitions: GraphFeature {
  var begin: (Duration, String) -> Void = { _, _ in }
}

extension ViewGraph {
  /// Sets what happens when a screen starts to move in or out.
  func whenTransitionBegins(_ action: @escaping (Duration, String) -> Void) {
    feature(ScreenTransitions.self).begin = action
  }

  /// Notes that a screen starts to move in or out.
  func beginTransition(_ duration: Duration, label: String) {
    feature(ScreenTransitions.self).begin(duration, label)
  }
}
