/// How much has been done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0 { didSet { changed() } }

  /// Sets how much has been done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
