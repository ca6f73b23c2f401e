extension UIResponder {
  /// The keyboard is about to come up.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard is up.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to be elsewhere.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard is elsewhere.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was, on the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard is, on the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes to come or go, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How it comes or goes.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is this app's keyboard.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
  /// Tells the app that the keyboard comes or goes.
  ///
  /// - Parameters:
  ///   - isShown: Whether it comes.
  ///   - frame: Where it is while it is up, in points.
  package func tellKeyboard(isShown: Bool, frame: CGRect) {
    let hidden = frame.offsetBy(dx: 0, dy: frame.height)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isShown ? hidden : frame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isShown ? frame : hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let names =
      isShown
      ? [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      : [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
  }
}

extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// A point as an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// A size as an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
