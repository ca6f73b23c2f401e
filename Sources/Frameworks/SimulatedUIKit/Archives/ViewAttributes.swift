/// What an archive says of a view, for its properties.
@MainActor struct ViewAttributes {
  private let element: ArchiveElement

  init(_ element: ArchiveElement) { self.element = element }

  /// Sets the properties of a view.
  func apply(to view: UIView) {
    applyToAll(view)
    switch view {
    case let label as UILabel:
      label.text = element.string("text")
      label.numberOfLines = element.number("numberOfLines").map { Int($0) } ?? 1
      label.textAlignment = ArchiveValues.alignment(element["textAlignment"])
      if let font = ArchiveValues.font(element.child(key: "fontDescription")) { label.font = font }
      if let color = ArchiveValues.color(element.child(key: "textColor")) {
        label.textColor = color
      }
    case let button as UIButton: apply(button)
    case let field as UITextField:
      field.text = element.string("text") ?? ""
      field.placeholder = element.string("placeholder")
      if element["borderStyle"] == "roundedRect" { field.borderStyle = .roundedRect }
      if let font = ArchiveValues.font(element.child(key: "fontDescription")) { field.font = font }
      let traits = element.child(key: "textInputTraits")
      field.isSecureTextEntry = traits?.flag("secureTextEntry") ?? false
    case let text as UITextView:
      text.text = element.string("text") ?? ""
      text.isEditable = element.flag("editable", or: true)
      text.isScrollEnabled = element.flag("scrollEnabled", or: true)
    case let image as UIImageView: image.image = ArchiveValues.image(element)
    case let control as UISwitch: control.isOn = element.flag("on")
    case let stack as UIStackView: apply(stack)
    case let table as UITableView:
      if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    case let cell as UITableViewCell: apply(cell)
    default: applyToValues(view)
    }
    if let control = view as? UIControl {
      control.isEnabled = element.flag("enabled", or: true)
      control.isSelected = element.flag("selected")
    }
  }

  private func applyToAll(_ view: UIView) {
    view.isHidden = element.flag("hidden")
    view.isUserInteractionEnabled = element.flag(
      "userInteractionEnabled", or: !(view is UILabel || view is UIImageView))
    view.alpha = element.number("alpha") ?? 1
    view.tag = element.number("tag").map { Int($0) } ?? 0
    view.translatesAutoresizingMaskIntoConstraints = element.flag(
      "translatesAutoresizingMaskIntoConstraints", or: true)
    if let color = ArchiveValues.color(element.child(key: "backgroundColor")) {
      view.backgroundColor = color
    }
    if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    if let said = element.child(key: "accessibilityConfiguration") {
      view.accessibilityIdentifier = said["identifier"]
      view.accessibilityLabel = said["label"]
      view.accessibilityHint = said["hint"]
      if said.child(key: "isElement")?["value"] == "YES" { view.isAccessibilityElement = true }
    }
    let priorities: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in priorities {
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
  }

  private static func mask(_ element: ArchiveElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if element.flag($1.0) { $0.formUnion($1.1) } }
  }

  private func apply(_ button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "selected": .selected, "disabled": .disabled, "highlighted": .highlighted,
    ]
    for state in element.children where state.name == "state" {
      guard let which = state["key"].flatMap({ states[$0] }) else { continue }
      if let title = state.string("title") { button.setTitle(title, for: which) }
      if let image = ArchiveValues.image(state) { button.setImage(image, for: which) }
    }
    if let look = element.child(key: "configuration") {
      var configuration = UIButton.Configuration.plain()
      configuration.title = look.string("title") ?? button.title(for: .normal)
      configuration.image = ArchiveValues.image(look)
      button.configuration = configuration
    }
  }

  private func apply(_ stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = element.number("spacing") ?? 0
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
      "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
    stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
  }

  private func apply(_ cell: UITableViewCell) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    default: break
    }
  }

  private func applyToValues(_ view: UIView) {
    switch view {
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
    case let stepper as UIStepper:
      stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
      stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
      stepper.value = Double(element.number("value") ?? 0)
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
    case let segments as UISegmentedControl:
      for segment in element.list("segments") {
        segments.insertSegment(
          withTitle: segment.string("title"), at: segments.numberOfSegments, animated: false)
      }
      segments.selectedSegmentIndex = element.number("selectedSegmentIndex").map { Int($0) } ?? 0
    case let sign as UIActivityIndicatorView:
      sign.hidesWhenStopped = element.flag("hidesWhenStopped")
      if element.flag("animating") { sign.startAnimating() }
    default: break
    }
  }

  /// The item of a bar.
  func barButton() -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let name = element["systemItem"], let system = Self.systemItems[name] {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(
        title: element.string("title"), style: .plain, target: nil, action: nil)
      item.image = ArchiveValues.image(element)
    }
    item.tag = element.number("tag").map { Int($0) } ?? 0
    item.isEnabled = element.flag("enabled", or: true)
    let said = element.child(key: "accessibilityConfiguration")
    item.accessibilityIdentifier = said?["identifier"]
    if let label = said?["label"] { item.accessibilityLabel = label }
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "add": .add, "done": .done, "cancel": .cancel, "edit": .edit, "save": .save,
    "refresh": .refresh, "search": .search, "trash": .trash, "action": .action,
    "compose": .compose, "reply": .reply, "camera": .camera, "play": .play, "pause": .pause,
    "stop": .stop, "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
  ]
}
