/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  /// The text of the title.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Creates a button that runs an action.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// The title as it shows.
  open var currentTitle: String? { titles[.normal] }
  /// The picture as it shows.
  open var currentImage: UIImage? { images[.normal] }

  /// Sets the title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    changed()
  }

  /// The title.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the picture.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    changed()
  }

  /// Sets the colour of the title.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}
