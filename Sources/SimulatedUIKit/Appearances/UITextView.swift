/// Text editors, for their looks.
open class UITextView: UIScrollView {
  /// The colour of the text.
  public var textColor: UIColor?
}
