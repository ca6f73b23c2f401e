/// What has happened to the device.
@MainActor @preconcurrency
open class UIEvent {}

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The view that it is on.
  open var view: UIView? { nil }

  /// Where it is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
