import XCTest

/// The base class of views that stand on the one they were opened from.
///
/// The class of that view is the type parameter, so that going back returns its model.
@preconcurrency @MainActor
open class StackedView<Origin: BaseView>: BaseView {
  /// Goes back to the view that this one was opened from, and waits for it.
  ///
  /// - Returns: The origin's model; `nil` if the origin does not appear.
  @discardableResult
  open func backToOrigin() -> Origin? { returnToOrigin() }
}
