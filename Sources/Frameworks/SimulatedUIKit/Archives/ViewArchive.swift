/// Makes the views of a storyboard's scene or a xib.
@MainActor final class ViewArchive {
  /// What messages call the file.
  let file: String
  /// What has been made, by the identities of the elements.
  private(set) var objects: [String: AnyObject] = [:]
  private var constraints: [ArchiveElement] = []
  private var connections: [(owner: AnyObject, element: ArchiveElement)] = []
  private static var told: Set<String> = []

  init(file: String) { self.file = file }

  /// Says once on the console that something in the file is not understood.
  func warn(_ element: ArchiveElement, _ sentence: String) {
    let text = "\(file): <\(element.name)\(element.id.map { " id=\"\($0)\"" } ?? "")> \(sentence)"
    if Self.told.insert(text).inserted { print(text) }
  }

  /// Makes an object known by an identity of an element.
  func know(_ object: AnyObject, as element: ArchiveElement) {
    if let id = element.id { objects[id] = object }
    if let list = element.child("connections") { connections.append((object, list)) }
  }

  /// Makes a view, with all that is in it.
  func view(_ element: ArchiveElement) -> UIView {
    let view = make(element)
    know(view, as: element)
    configure(view, element)
    let inner = (view as? UIVisualEffectView)?.contentView ?? view
    for child in element.list("subviews") {
      let subview = self.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        inner.addSubview(subview)
      }
    }
    if let content = element.child(key: "contentView"), content.name != "rect" {
      fill(view, content)
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id else { continue }
      objects[id] = Self.guide(guide["key"], of: view)
    }
    constraints += element.list("constraints")
    return view
  }

  /// Puts what a cell or an effect holds into it.
  private func fill(_ view: UIView, _ content: ArchiveElement) {
    let inner =
      (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView ?? view
    know(inner, as: content)
    for child in content.list("subviews") {
      let subview = self.view(child)
      let cell = view as? UITableViewCell
      if let label = subview as? UILabel, let cell, content.list("constraints").isEmpty,
        cell.isUsual(child)
      {
        (cell.textLabel?.text?.isEmpty ?? true ? cell.textLabel : cell.detailTextLabel)?.text =
          label.text
        continue
      }
      inner.addSubview(subview)
    }
    for guide in content.children where guide.name == "viewLayoutGuide" {
      if let id = guide.id { objects[id] = Self.guide(guide["key"], of: inner) }
    }
    constraints += content.list("constraints")
  }

  private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide {
    switch key {
    case "contentLayoutGuide":
      (view as? UIScrollView)?.contentLayoutGuide ?? view.layoutMarginsGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide ?? view.layoutMarginsGuide
    case "layoutMarginsGuide", "layoutMargins": view.layoutMarginsGuide
    case "keyboard": view.keyboardLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }

  private func make(_ element: ArchiveElement) -> UIView {
    let coder = ArchiveCoder(element)
    if let name = element["customClass"] {
      if let type = ArchiveValues.type(element) as? UIView.Type {
        if let view = type.init(coder: coder) { return view }
      } else {
        warn(element, "is of the class \(name), which is unknown; a plain view takes its place")
      }
    }
    guard let type = Self.types[element.name] else {
      warn(element, "is not understood; a plain view takes its place")
      return UIView(coder: coder) ?? UIView()
    }
    return type.init(coder: coder) ?? UIView()
  }

  private static let types: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "visualEffectView": UIVisualEffectView.self,
    "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
  ]

  /// Activates the rules and makes the connections, once all has been made.
  ///
  /// - Parameter controller: What segues start from.
  func connect(to controller: UIViewController?) {
    for element in constraints { activate(element) }
    constraints = []
    for (owner, list) in connections {
      for element in list.children { connect(owner, element, controller) }
    }
    connections = []
    for object in objects.values.compactMap({ $0 as? UIView }) { object.awakeFromNib() }
  }

  private func activate(_ element: ArchiveElement) {
    // Where no first item is named, it is the view that the rule lies with, whose sizes these are.
    guard let first = element["firstItem"].flatMap({ objects[$0] }) ?? holder(of: element) else {
      return
    }
    let second = element["secondItem"].flatMap { objects[$0] }
    if let id = element["secondItem"], second == nil {
      return warn(element, "names \(id), which is unknown; the rule is left out")
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: ArchiveValues.attribute(element["firstAttribute"]),
      relatedBy: ArchiveValues.relation(element["relation"]), toItem: second,
      attribute: ArchiveValues.attribute(element["secondAttribute"]),
      multiplier: ArchiveValues.multiplier(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    constraint.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
    constraint.identifier = element["identifier"]
    if let id = element.id { objects[id] = constraint }
    constraint.isActive = true
  }

  private func holder(of constraint: ArchiveElement) -> AnyObject? {
    holders[ObjectIdentifier(constraint)]
  }

  private var holders: [ObjectIdentifier: AnyObject] = [:]

  /// Takes note which view a rule lies with.
  func hold(_ list: [ArchiveElement], _ view: AnyObject) {
    for element in list { holders[ObjectIdentifier(element)] = view }
  }

  private func configure(_ view: UIView, _ element: ArchiveElement) {
    hold(element.list("constraints"), view)
    if let content = element.child(key: "contentView") {
      let inner =
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
        ?? view
      hold(content.list("constraints"), inner)
    }
    ViewAttributes(element).apply(to: view)
    for item in element.list("items") where item.name == "barButtonItem" {
      let button = ViewAttributes(item).barButton()
      know(button, as: item)
      (view as? UIToolbar)?.items = ((view as? UIToolbar)?.items ?? []) + [button]
    }
  }

  /// Makes a connection of an object: an outlet, an action or a segue.
  private func connect(
    _ owner: AnyObject, _ element: ArchiveElement, _ controller: UIViewController?
  ) {
    let destination = element["destination"].flatMap { objects[$0] }
    switch element.name {
    case "outlet", "outletCollection":
      guard let key = element["property"], let destination else { return }
      OutletConnection.connect(owner, key, destination)
    case "action":
      guard let selector = element["selector"] else { return }
      OutletConnection.act(
        owner, Selector(selector), destination, on: ArchiveValues.event(element["eventType"]))
    case "segue":
      guard let controller, element["kind"] != "relationship", owner !== controller else { return }
      OutletConnection.segue(owner, from: controller, element.id ?? "", element["kind"] ?? "show")
    default: warn(element, "is not understood and left out")
    }
  }
}

extension UITableViewCell {
  /// Whether a label of an archive is one of the texts that every cell has.
  fileprivate func isUsual(_ element: ArchiveElement) -> Bool {
    element.attributes["tag"] == nil && element["translatesAutoresizingMaskIntoConstraints"] == nil
      && element["opaque"] == "NO"
  }
}
