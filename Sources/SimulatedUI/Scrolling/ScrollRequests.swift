/// Hands the wishes of an app to scroll to a view to what can scroll there.
@MainActor private final class ScrollRequests: GraphFeature {
  var scroll: (AnyHashable, UnitPoint?) -> Void = { _, _ in }
}

extension ViewGraph {
  /// Sets what scrolls to a view.
  func whenAskedToScroll(_ action: @escaping (AnyHashable, UnitPoint?) -> Void) {
    feature(ScrollRequests.self).scroll = action
  }

  /// Scrolls to a view with an explicit identity, once views are up to date.
  func scroll(to identity: AnyHashable, anchor: UnitPoint?) {
    feature(ScrollRequests.self).scroll(identity, anchor)
  }
}
