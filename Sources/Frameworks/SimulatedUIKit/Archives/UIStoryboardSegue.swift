/// A way from one screen to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// What the storyboard calls it.
  public let identifier: String?
  /// Where it starts.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  /// Goes there.
  var way: (() -> Void)?

  /// Creates a way.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a way that does something of its own.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    way = performHandler
  }

  /// Goes the way.
  open func perform() { way?() }
}

/// What leads back from a screen.
public typealias UIStoryboardUnwindSegueSource = UIStoryboardSegue

extension UIViewController {
  /// Goes a way that the storyboard has given a name.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = archive?.segues.first(where: { $0["identifier"] == identifier }) else {
      fatalError("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }
    perform(segue, sender)
  }

  /// Goes the way of an identity, if the controller lets it.
  func perform(segue id: String, sender: Any?) {
    guard let segue = archive?.segues.first(where: { $0.id == id }) else { return }
    guard shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender) else {
      return
    }
    perform(segue, sender)
  }

  private func perform(_ element: ArchiveElement, _ sender: Any?) {
    guard element["kind"] != "unwind" else { return unwind(element, sender) }
    guard let archive, let destination = archive.destination(of: element) else { return }
    let segue = UIStoryboardSegue(
      identifier: element["identifier"], source: self, destination: destination)
    prepare(for: segue, sender: sender)
    let kind = element["kind"]
    let isAnimated = element.flag("animates", or: true)
    if kind == "show" || kind == "push", let navigationController {
      navigationController.pushViewController(destination, animated: isAnimated)
    } else if kind == "showDetail" {
      showDetailViewController(destination, sender: sender)
    } else {
      if element["modalPresentationStyle"] == "fullScreen" {
        destination.modalPresentationStyle = .fullScreen
      }
      present(destination, animated: isAnimated)
    }
  }

  /// Goes back to the nearest screen that takes the action.
  private func unwind(_ element: ArchiveElement, _ sender: Any?) {
    let action = Selector(element["unwindAction"] ?? "")
    for screen in screensBehind {
      let segue = UIStoryboardSegue(
        identifier: element["identifier"], source: self, destination: screen)
      guard _OutletTable.has(action.description, screen) else { continue }
      prepare(for: segue, sender: sender)
      action.perform(on: screen, segue)
      if screen.presentedViewController != nil { screen.dismiss(animated: true) }
      screen.navigationController?.popToViewController(screen, animated: true)
      return
    }
  }

  /// The screens before this one, the nearest first.
  private var screensBehind: [UIViewController] {
    var screens: [UIViewController] = []
    var next: UIViewController? = self
    while let screen = next {
      let stack = screen.navigationController?.viewControllers ?? [screen]
      let own = stack.firstIndex { $0 === screen } ?? stack.count
      screens += stack[..<own].reversed()
      let presenting = (screen.navigationController ?? screen).presentingViewController
      next = (presenting as? UINavigationController)?.topViewController ?? presenting
      if let next { screens.append(next) }
    }
    return screens
  }

  /// Shows a controller within a view, as a storyboard says.
  func embed(segue id: String, in container: UIView) {
    guard let archive, let element = archive.segues.first(where: { $0.id == id }),
      let destination = archive.destination(of: element)
    else { return }
    prepare(
      for: UIStoryboardSegue(
        identifier: element["identifier"], source: self, destination: destination),
      sender: container)
    addChild(destination)
    if let view = destination.view { container.fill(with: view) }
    destination.didMove(toParent: self)
  }
}
