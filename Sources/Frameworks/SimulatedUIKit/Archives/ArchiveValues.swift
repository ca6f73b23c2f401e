/// Values as archives write them.
@MainActor enum ArchiveValues {
  static func rect(_ element: ArchiveElement) -> CGRect {
    CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  static func font(_ element: ArchiveElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize") ?? 17
    return element["type"] == "boldSystem"
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  static func color(_ element: ArchiveElement?) -> UIColor? {
    guard let element else { return nil }
    if let name = element["name"] { return UIColor(named: name) }
    if let white = element.number("white") {
      return UIColor(white: white, alpha: element.number("alpha") ?? 1)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: element.number("alpha") ?? 1)
  }

  static func image(_ element: ArchiveElement, _ attribute: String = "image") -> UIImage? {
    guard let name = element[attribute] else { return nil }
    return element["catalog"] == "system"
      ? UIImage(systemName: name) : UIImage(named: name) ?? UIImage(systemName: name)
  }

  static func alignment(_ text: String?) -> NSTextAlignment {
    switch text {
    case "center": .center
    case "right": .right
    case "left": .left
    default: .natural
    }
  }

  static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute {
    guard let name else { return .notAnAttribute }
    return attributes[name] ?? .notAnAttribute
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin,
  ]

  static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// `3:4`, `0.5` or nothing.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }

  static func event(_ name: String?) -> UIControl.Event {
    switch name {
    case "valueChanged": .valueChanged
    case "touchDown": .touchDown
    case "editingChanged": .editingChanged
    case "editingDidBegin": .editingDidBegin
    case "editingDidEnd": .editingDidEnd
    case "primaryActionTriggered": .primaryActionTriggered
    default: .touchUpInside
    }
  }

  /// The class that an archive names: of the app's, or of a module of it.
  static func type(_ element: ArchiveElement) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let delegate = UIApplication.shared.delegate.map {
      _typeName(Swift.type(of: $0 as AnyObject), qualified: true)
    }
    let app = delegate.map { String($0.prefix { $0 != "." }) }
    for case let module? in [element["customModule"], app] {
      let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
      if let type = _typeByName(mangled) as? AnyClass { return type }
    }
    return nil
  }
}
