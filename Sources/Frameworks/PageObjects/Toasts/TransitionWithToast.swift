import XCTest

/// Where a transition led to, and the toast that was shown on the way.
///
/// The test decides what either of them being missing means: that a toast does not appear is no
/// failure, and that a view does not appear has already failed the test if it was required.
public struct TransitionWithToast<T> {
  /// The model of the landing view; `nil` if it did not appear.
  public let view: T?
  /// The toast; `nil` if none appeared.
  public let toastInfo: ToastInfo?

  /// Creates the result of a transition.
  ///
  /// - Parameters:
  ///   - view: The model of the landing view.
  ///   - toastInfo: The toast.
  public init(view: T? = nil, toastInfo: ToastInfo? = nil) {
    self.view = view
    self.toastInfo = toastInfo
  }
}
