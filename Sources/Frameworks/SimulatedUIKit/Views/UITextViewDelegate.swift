/// Told of editing in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Nothing is done.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
