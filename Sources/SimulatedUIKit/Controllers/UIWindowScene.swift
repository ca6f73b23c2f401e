/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Its windows.
  open private(set) var windows: [UIWindow]
  /// The window in front.
  open var keyWindow: UIWindow? { windows.first }
  /// The screen that it is on.
  open var screen: UIScreen { .main }

  init(windows: [UIWindow]) {
    self.windows = windows
    super.init()
    for window in windows { window.windowScene = self }
  }
}
