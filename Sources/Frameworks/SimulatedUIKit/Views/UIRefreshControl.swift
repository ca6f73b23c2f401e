/// What is pulled down to have content loaded anew.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Shows that content is being loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that content has been loaded.
  open func endRefreshing() { isRefreshing = false }

  /// Does what pulling the content down does.
  package func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
