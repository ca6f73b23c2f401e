extension UIView {
  /// A size that asks for the least.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that asks for the most.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Asks to have the rules brought up to date.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    constraintsChanged()
  }

  /// How far bars and the device's corners reach into it.
  public var safeAreaInsets: UIEdgeInsets {
    let more = layoutState.additionalSafeArea
    var insets = UIEdgeInsets.zero
    if let own = layoutState.safeArea {
      insets = own
    } else if let superview {
      // As much of what is covered of the view around as reaches into the frame.
      let (outer, size) = (superview.safeAreaInsets, superview.frame.size)
      insets = UIEdgeInsets(
        top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
        bottom: max(0, frame.maxY - (size.height - outer.bottom)),
        right: max(0, frame.maxX - (size.width - outer.right)))
      if outer.bottom == 0 { insets.bottom = 0 }
      if outer.right == 0 { insets.right = 0 }
    }
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  /// Takes note how far bars reach into it, where it is shown by itself.
  package func adopt(safeArea: UIEdgeInsets) {
    guard layoutState.safeArea != safeArea else { return }
    layoutState.safeArea = safeArea
    layoutRoot.layoutState.needsSolving = true
    layoutState.needsLayout = true
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// Takes note of further points that are taken as covered by bars.
  func adopt(additionalSafeArea: UIEdgeInsets) {
    layoutState.additionalSafeArea = additionalSafeArea
    constraintsChanged()
  }

  /// The margins around what is in it.
  public var layoutMargins: UIEdgeInsets {
    get {
      if let margins = layoutState.margins {
        guard layoutState.marginsFollowSafeArea else { return margins }
        return margins.enclosing(safeAreaInsets)
      }
      guard controller != nil else {
        return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8).enclosing(safeAreaInsets)
      }
      return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16).enclosing(safeAreaInsets)
    }
    set {
      layoutState.margins = newValue
      constraintsChanged()
      setNeedsLayout()
    }
  }

  /// The margins around what is in it, by the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether bars count as margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.marginsFollowSafeArea }
    set { layoutState.marginsFollowSafeArea = newValue }
  }

  /// Whether margins are at least those of the view around.
  public var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set {}
  }

  /// Takes part in a change of size of its superview, as its ``autoresizingMask`` says.
  func follow(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let across = Self.followed(
      (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
      autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
      autoresizingMask.contains(.flexibleRightMargin))
    let down = Self.followed(
      (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
      autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
      autoresizingMask.contains(.flexibleBottomMargin))
    frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Shares a change of length among the room before, the length and the room after, as far as they
  /// are flexible, in proportion to what they were.
  private static func followed(
    _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), by change: CGFloat, _ before: Bool,
    _ length: Bool, _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let flexible = [before ? parts.before : 0, length ? parts.length : 0, after ? parts.after : 0]
    let count = CGFloat([before, length, after].filter { $0 }.count)
    guard count > 0 else { return (parts.before, parts.length) }
    let sum = flexible.reduce(0, +)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / count
    }
    return (parts.before + share(before, parts.before), parts.length + share(length, parts.length))
  }
}

extension UIEdgeInsets {
  /// The insets, each enlarged by others.
  func enclosing(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

/// Insets by the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// Where reading starts.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// Where reading ends.
  public var trailing: CGFloat

  /// Creates insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// None.
  public static let zero = NSDirectionalEdgeInsets()
}
