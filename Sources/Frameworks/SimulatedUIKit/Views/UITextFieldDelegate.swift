public import Foundation

/// Told of editing in a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Return has been pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what a person types takes the place of a part of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Return does what it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Nothing is done.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It does.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing is done.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
