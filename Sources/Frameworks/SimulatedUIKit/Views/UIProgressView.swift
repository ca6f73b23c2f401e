/// How much has been done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// In a screen, and in a bar.
    case `default`, bar
  }

  /// The colour of what has been done.
  open var progressTintColor: UIColor?
  /// The colour of what is to be done.
  open var trackTintColor: UIColor?
  /// From 0 to 1.
  open var progress: Float = 0 { didSet { changed() } }

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets how much has been done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
}
