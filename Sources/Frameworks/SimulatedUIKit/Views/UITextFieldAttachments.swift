public import Foundation

/// What stands at the sides of a field's text, and above or in place of the keyboard.
@MainActor struct UITextFieldAttachments {
  var left: UIView?
  var right: UIView?
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never
  var clearMode = UITextField.ViewMode.never
  var input: UIView?
  var accessory: UIView?
  var adjustsFont = false
  var fitsWidth = false

  init() {}
}

extension UITextField {
  /// When something stands in the field.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }
}
