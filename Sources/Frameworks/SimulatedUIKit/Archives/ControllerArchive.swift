/// What a storyboard says of a controller: kept with it until its view is asked for, and for
/// segues.
@MainActor final class ControllerArchive {
  let storyboard: UIStoryboard
  let element: ArchiveElement
  let scene: ArchiveElement

  init(_ storyboard: UIStoryboard, _ element: ArchiveElement, scene: ArchiveElement) {
    self.storyboard = storyboard
    self.element = element
    self.scene = scene
  }

  /// The ways that start in the scene.
  private(set) lazy var segues = scene.all.filter { $0.name == "segue" }

  /// Makes the controller that a way leads to.
  func destination(of segue: ArchiveElement) -> UIViewController? {
    segue["destination"].flatMap { storyboard.controller(id: $0) }
  }

  /// Makes the view of a controller, and its connections.
  func load(_ controller: UIViewController) {
    let views = ViewArchive(file: storyboard.file)
    views.know(controller, as: element)
    if let item = element.child(key: "navigationItem") { know(item, controller, views) }
    for object in scene.list("objects") { makeRecognizer(object, views) }
    guard let root = element.child(key: "view") else {
      controller.view = UIView(frame: UIScreen.main.bounds)
      return views.connect(to: controller)
    }
    let view = views.view(root)
    controller.view = view
    if let table = view as? UITableView { addPrototypes(root, table, controller) }
    for tables in root.all.filter({ $0.name == "tableView" && $0 !== root }) {
      if let table = tables.id.flatMap({ views.objects[$0] }) as? UITableView {
        addPrototypes(tables, table, controller)
      }
    }
    views.connect(to: controller)
  }

  /// What a bar shows of a controller, known before its view is there.
  func title(_ controller: UIViewController) {
    controller.title = element.string("title")
    if let item = element.child(key: "navigationItem") {
      if let title = item.string("title") { controller.navigationItem.title = title }
    }
    if let item = element.child(key: "tabBarItem") {
      controller.tabBarItem = UITabBarItem(
        title: item.string("title"), image: ArchiveValues.image(item),
        tag: item.number("tag").map { Int($0) } ?? 0)
      controller.tabBarItem.accessibilityIdentifier =
        item.child(key: "accessibilityConfiguration")?["identifier"]
    }
  }

  private func know(
    _ item: ArchiveElement, _ controller: UIViewController, _ views: ViewArchive
  ) {
    views.know(controller.navigationItem, as: item)
    for button in item.all where button.name == "barButtonItem" {
      let made = ViewAttributes(button).barButton()
      views.know(made, as: button)
      let isRight = button["key"] == "rightBarButtonItem" || button["key"] == nil
      let bar = controller.navigationItem
      if button["key"] == "backBarButtonItem" {
        bar.backBarButtonItem = made
      } else if isRight {
        bar.rightBarButtonItems = (bar.rightBarButtonItems ?? []) + [made]
      } else {
        bar.leftBarButtonItems = (bar.leftBarButtonItems ?? []) + [made]
      }
    }
  }

  private func makeRecognizer(_ element: ArchiveElement, _ views: ViewArchive) {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
      views.know(tap, as: element)
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      views.know(UILongPressGestureRecognizer(target: nil, action: nil), as: element)
    case "swipeGestureRecognizer":
      views.know(UISwipeGestureRecognizer(target: nil, action: nil), as: element)
    case "panGestureRecognizer":
      views.know(UIPanGestureRecognizer(target: nil, action: nil), as: element)
    default: break
    }
  }

  /// Has cells made as the prototypes of a list say, or shows the rows that it lists.
  private func addPrototypes(
    _ element: ArchiveElement, _ table: UITableView, _ controller: UIViewController
  ) {
    let file = storyboard.file
    func make(_ cell: ArchiveElement) -> UITableViewCell? {
      let views = ViewArchive(file: file)
      let made = views.view(cell) as? UITableViewCell
      views.connect(to: controller)
      return made
    }
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.cells.makers[identifier] = { [weak controller] in
        controller == nil ? nil : make(cell)
      }
    }
  }
}
