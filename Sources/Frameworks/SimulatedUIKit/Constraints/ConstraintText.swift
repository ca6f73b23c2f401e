/// What UIKit says of rules, in messages.
@MainActor enum ConstraintText {
  private static var numbers: [ObjectIdentifier: Int] = [:]

  /// The class of an object, and a number in the place of its address, which would be another in
  /// each
  /// run.
  static func name(_ object: AnyObject) -> String {
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: guide)):\(address(guide))'\(guide.identifier)'"
    }
    return "\(type(of: object)):\(address(object))"
  }

  private static func address(_ object: AnyObject) -> String {
    let id = ObjectIdentifier(object)
    let number = numbers[id] ?? numbers.count + 1
    numbers[id] = number
    return "0x" + String(0x6000_0000_0000 + number * 16, radix: 16)
  }

  /// A rule, such as `<NSLayoutConstraint:0x600000000010 UILabel:0x600000000020.width == 100
  /// (active)>`.
  static func text(of constraint: NSLayoutConstraint) -> String {
    var text = "<\(type(of: constraint)):\(address(constraint)) "
    if let identifier = constraint.identifier { text += "'\(identifier)' " }
    text += side(constraint.firstItem, constraint.firstAttribute)
    text += [-1: " <= ", 0: " == ", 1: " >= "][constraint.relation.rawValue] ?? " == "
    let constant = number(constraint.constant)
    if constraint.secondItem == nil || constraint.secondAttribute == .notAnAttribute {
      text += constant
    } else {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += side(constraint.secondItem, constraint.secondAttribute)
      if constraint.constant > 0 { text += " + \(constant)" }
      if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    }
    if constraint.priority != .required {
      text += " @\(number(CGFloat(constraint.priority.rawValue)))"
    }
    return text + (constraint.isActive ? "   (active)" : "   (inactive)") + ">"
  }

  /// What the console is told of rules that cannot all hold.
  static func conflict(
    _ constraints: [NSLayoutConstraint], others: [String], broken: NSLayoutConstraint
  )
    -> String
  {
    let list = (constraints.map(text) + others).map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(text(of: broken))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }

  /// The rule that a frame stands for.
  static func autoresizing(_ view: UIView, like attribute: NSLayoutConstraint.Attribute) -> String {
    let value: (name: String, length: CGFloat)
    switch attribute {
    case .width: value = ("width", view.frame.width)
    case .height: value = ("height", view.frame.height)
    case .top, .bottom, .centerY: value = ("minY", view.frame.minY)
    default: value = ("minX", view.frame.minX)
    }
    return "<NSAutoresizingMaskLayoutConstraint:\(address(view)) h=--& v=--& "
      + "\(name(view)).\(value.name) == \(number(value.length))   (active)>"
  }

  private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String
  {
    (item.map(name) ?? "(null)") + ".\(attribute)"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%g", Double(value))
  }
}
