/// The screens of a storyboard's file, which is read where the person edits it.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String
  private let document: ArchiveElement?
  /// What messages call the file.
  var file: String { "\(name).storyboard" }

  /// Creates a storyboard of a name.
  ///
  /// - Parameters:
  ///   - name: The file's name without extension.
  ///   - storyboardBundleOrNil: Where the file lies; not looked at.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = AppResources.current.path(of: name, extension: "storyboard")
      .flatMap(ArchiveElement.read)
    super.init()
  }

  /// The storyboard that an app starts with; nil where it has none.
  ///
  /// - Parameter name: What `Info.plist` calls it; where it says nothing, `Main`.
  /// - Returns: The storyboard.
  static func main(named name: String?) -> UIStoryboard? {
    let storyboard = UIStoryboard(name: name ?? "Main", bundle: nil)
    return storyboard.document == nil ? nil : storyboard
  }

  /// Makes the first controller.
  open func instantiateInitialViewController() -> UIViewController? {
    document?["initialViewController"].flatMap { controller(id: $0) }
  }

  /// Makes the first controller, in a way of the app's.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document?["initialViewController"].flatMap { controller(id: $0, creator: creator) }
      as? ViewController
  }

  /// Makes a controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let made = controller(identifier) else { missing(identifier) }
    return made
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
    if let made = controller(identifier, creator: creator) as? ViewController { return made }
    let coder = NSCoder()
    if document == nil, let made = creator?(coder) ?? ViewController(coder: coder) { return made }
    missing(identifier)
  }

  private func missing(_ identifier: String) -> Never {
    fatalError(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }

  /// What messages call it.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }

  private func controller(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let found = scenes.first { $0.controller["storyboardIdentifier"] == identifier }
    return found.flatMap { $0.controller.id }.flatMap { controller(id: $0, creator: creator) }
  }

  private lazy var scenes: [(scene: ArchiveElement, controller: ArchiveElement)] =
    (document?.list("scenes") ?? []).flatMap { scene in
      scene.list("objects").filter { $0["sceneMemberID"] == "viewController" }.map { (scene, $0) }
    }

  /// Makes the controller of an element.
  func controller(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let (scene, element) = scenes.first(where: { $0.controller.id == id }) else { return nil }
    if element.name == "viewControllerPlaceholder" {
      let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: nil) }
      guard let identifier = element["referencedIdentifier"] else {
        return other?.instantiateInitialViewController()
      }
      return other?.instantiateViewController(withIdentifier: identifier)
    }
    let controller = make(element, creator)
    let archive = ControllerArchive(self, element, scene: scene)
    controller.archive = archive
    controller.storyboard = self
    archive.title(controller)
    connectChildren(of: controller, element, archive)
    controller.awakeFromNib()
    return controller
  }

  private func make(
    _ element: ArchiveElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = ArchiveCoder(element)
    if let made = creator?(coder) { return made }
    if let name = element["customClass"] {
      if let type = ArchiveValues.type(element) as? UIViewController.Type {
        if let made = type.init(coder: coder) { return made }
      } else {
        print("\(file): <\(element.name)> is of the class \(name), which is unknown")
      }
    }
    let types: [String: UIViewController.Type] = [
      "navigationController": UINavigationController.self,
      "tabBarController": UITabBarController.self,
      "tableViewController": UITableViewController.self,
      "viewController": UIViewController.self,
    ]
    if types[element.name] == nil {
      print("\(file): <\(element.name)> is not understood; a plain controller takes its place")
    }
    let type = types[element.name] ?? UIViewController.self
    return type.init(coder: coder) ?? UIViewController()
  }

  /// Gives a container the controllers that are in it from the start.
  private func connectChildren(
    of controller: UIViewController, _ element: ArchiveElement, _ archive: ControllerArchive
  ) {
    let segues = element.list("connections").filter { $0["kind"] == "relationship" }
    let children = segues.compactMap { archive.destination(of: $0) }
    if let navigation = controller as? UINavigationController {
      navigation.viewControllers = children
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = children
    }
  }
}
