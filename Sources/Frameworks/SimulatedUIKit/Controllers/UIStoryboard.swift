/// A storyboard, of which only the names are known: its file is not read.
///
/// A closure that makes the controller is asked, as on a device; outlets that the file would connect
/// stay nil, so a controller has to make its views itself, in `loadView` or `viewDidLoad`.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard of a name.
  ///
  /// - Parameters:
  ///   - name: The file's name without extension.
  ///   - storyboardBundleOrNil: Where the file lies; not looked at.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - identifier: What the storyboard calls the controller.
  ///   - creator: Makes it; without one, or when it makes none, the type's `init(coder:)` does.
  /// - Returns: The controller. As in UIKit the process ends when nothing makes one.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let coder = NSCoder()
    if let made = creator?(coder) ?? ViewController(coder: coder) { return made }
    fatalError(
      "Storyboard (\(name)): the view controller \(identifier) is made neither by the creator nor "
        + "by init(coder:) of \(ViewController.self)")
  }

  /// Makes a controller of a class that only the storyboard's file names.
  @available(
    *, unavailable,
    message: "pomelo reads no storyboards; name the class with identifier:creator:"
  )
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// Makes the first controller, which only the storyboard's file names.
  @available(
    *, unavailable,
    message: "pomelo reads no storyboards; name the class with identifier:creator:"
  )
  open func instantiateInitialViewController() -> UIViewController? { nil }
}
