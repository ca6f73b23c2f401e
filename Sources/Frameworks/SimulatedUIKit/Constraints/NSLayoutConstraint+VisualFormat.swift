extension NSLayoutConstraint {
  /// Makes the rules that a picture of characters stands for; a wrong picture ends the app with
  /// UIKit's message.
  ///
  /// - Parameters:
  ///   - format: Views in a row, such as `H:|-[name]-8-[value(>=40)]-|`.
  ///   - opts: What the views are aligned by, across the row.
  ///   - metrics: Numbers that the format names.
  ///   - views: Views that the format names.
  /// - Returns: The rules; none is active.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Problem) {
      let read = try VisualFormat(format)
      var builder = VisualFormatRules(
        format: read, options: opts, metrics: metrics ?? [:], views: views)
      return try builder.rules()
    } catch {
      let mark = String(repeating: " ", count: error.offset) + "^"
      fatalError("Unable to parse constraint format: \n\(error.message) \n\(format) \n\(mark)")
    }
  }
}

/// Makes rules of a format that was read.
@MainActor private struct VisualFormatRules {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  mutating func rules() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var items: [AnyObject] = []
    for part in format.parts {
      guard let item = views[part.name] else {
        throw problem("\(part.name) is not a key in the views dictionary.")
      }
      items.append(item as AnyObject)
    }
    // `UIView.layoutMargins`: "|-[subview]-|" insets a subview by the margins of its superview.
    if let gap = format.before, let first = items.first {
      let edge = gap == .standard ? startMargin : start
      try add(gap, standard: 0, first, start, try superview(of: first), edge)
    }
    for (pair, gap) in zip(zip(items, items.dropFirst()), format.between) {
      try add(gap, standard: 8, pair.1, start, pair.0, end)
      align(pair.0, pair.1)
    }
    if let gap = format.after, let last = items.last {
      let edge = gap == .standard ? endMargin : end
      try add(gap, standard: 0, try superview(of: last), edge, last, end)
    }
    for (part, item) in zip(format.parts, items) {
      for size in part.sizes { try add(size, item, length, nil, length) }
    }
    return made
  }

  /// Puts one edge behind another, by default as far as is usual there, in points.
  private mutating func add(
    _ connection: VisualFormat.Connection, standard: Double,
    _ item: AnyObject, _ edge: NSLayoutConstraint.Attribute,
    _ other: AnyObject, _ otherEdge: NSLayoutConstraint.Attribute
  ) throws(VisualFormat.Problem) {
    let predicates =
      switch connection {
      case .flush: [VisualFormat.Predicate(object: .number(0))]
      case .standard: [VisualFormat.Predicate(object: .number(standard))]
      case .predicates(let list): list
      }
    for predicate in predicates { try add(predicate, item, edge, other, otherEdge) }
  }

  private mutating func add(
    _ predicate: VisualFormat.Predicate, _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) throws(VisualFormat.Problem) {
    var (second, constant) = (other, CGFloat(0))
    if other == nil, case .name(let name) = predicate.object, let view = views[name] {
      second = view as AnyObject
    } else {
      constant = CGFloat(try value(of: predicate.object))
    }
    let rule = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : otherAttribute, multiplier: 1,
      constant: constant)
    if let priority = predicate.priority {
      rule.priority = UILayoutPriority(Float(try value(of: priority)))
    }
    made.append(rule)
  }

  private func value(of object: VisualFormat.Object) throws(VisualFormat.Problem) -> Double {
    switch object {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] ?? views[name] {
      case let value as CGFloat: return Double(value)
      case let value as Double: return value
      case let value as Int: return Double(value)
      case let value as Float: return Double(value)
      case let value as UILayoutPriority: return Double(value.rawValue)
      default:
        throw problem(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
            + "views dictionaries")
      }
    }
  }

  /// Lines two neighbours up.
  private mutating func align(_ first: AnyObject, _ second: AnyObject) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      made.append(
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first,
          attribute: attribute, multiplier: 1, constant: 0))
    }
  }

  private func superview(of item: AnyObject) throws(VisualFormat.Problem) -> AnyObject {
    guard let view = (item as? UIView)?.superview else {
      throw problem(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    return view
  }

  private func problem(_ message: String) -> VisualFormat.Problem {
    VisualFormat.Problem(message: message, offset: 0)
  }

  private var isFixed: Bool { options.contains(.directionLeftToRight) }
  private var length: NSLayoutConstraint.Attribute { format.isVertical ? .height : .width }
  private var start: NSLayoutConstraint.Attribute {
    format.isVertical ? .top : isFixed ? .left : .leading
  }
  private var end: NSLayoutConstraint.Attribute {
    format.isVertical ? .bottom : isFixed ? .right : .trailing
  }
  private var startMargin: NSLayoutConstraint.Attribute {
    format.isVertical ? .topMargin : isFixed ? .leftMargin : .leadingMargin
  }
  private var endMargin: NSLayoutConstraint.Attribute {
    format.isVertical ? .bottomMargin : isFixed ? .rightMargin : .trailingMargin
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}
