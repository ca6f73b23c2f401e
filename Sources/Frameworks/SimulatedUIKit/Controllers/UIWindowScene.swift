/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Its windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window in front.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen that it is on.
  open var screen: UIScreen { .main }
}
