/// How corners are rounded.
public enum RoundedCornerStyle: Sendable {
  /// By quarter circles.
  case circular
  /// Smoothly.
  case continuous
}

/// How round the corners of a rectangle are, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where reading starts.
  public var topLeading: CGFloat
  /// The lower corner where reading starts.
  public var bottomLeading: CGFloat
  /// The lower corner where reading ends.
  public var bottomTrailing: CGFloat
  /// The upper corner where reading ends.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  nonisolated private var inset: CGFloat = 0

  /// Creates a rectangle.
  nonisolated public init() {}

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(rect)
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A circle.
public struct Circle: InsettableShape {
  nonisolated private var inset: CGFloat = 0

  /// Creates a circle.
  nonisolated public init() {}

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(ellipseIn: rect.square)
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  nonisolated private var inset: CGFloat = 0

  /// Creates an ellipse.
  nonisolated public init() {}

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(ellipseIn: rect)
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with half circles at its ends.
public struct Capsule: InsettableShape {
  /// How corners are rounded.
  nonisolated public var style: RoundedCornerStyle
  nonisolated private var inset: CGFloat = 0

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// How large corners are.
  nonisolated public var cornerSize: CGSize
  /// How corners are rounded.
  nonisolated public var style: RoundedCornerStyle
  nonisolated private var inset: CGFloat = 0

  /// Creates a rectangle with a corner radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with corners of a size.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: size, style: style)
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle whose corners are differently round.
public struct UnevenRoundedRectangle: InsettableShape {
  /// How round corners are.
  nonisolated public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  nonisolated public var style: RoundedCornerStyle
  nonisolated private var inset: CGFloat = 0

  /// Creates a rectangle.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii, style: style)
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// The shape of what is around; a rectangle where nothing says otherwise.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated private var inset: CGFloat = 0

  /// Creates the shape.
  nonisolated public init() {}

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: inset, dy: inset))
  }

  /// The shape made smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension CGRect {
  /// The largest square in the middle.
  fileprivate var square: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
