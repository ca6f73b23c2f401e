/// What an action of UIKit does.
@MainActor @preconcurrency
open class UIAction {
  /// What it is called.
  open var title: String
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
  }
}
