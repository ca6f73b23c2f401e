/// Where views line up horizontally.
public enum HorizontalAlignment: Sendable {
  /// Where reading starts.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing

  var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where views line up vertically.
public enum VerticalAlignment: Sendable {
  /// At the upper side.
  case top
  /// In the middle.
  case center
  /// At the lower side.
  case bottom
  /// At the first line of text.
  case firstTextBaseline
  /// At the last line of text.
  case lastTextBaseline

  var fraction: CGFloat {
    switch self {
    case .top: 0
    // One line of text is the usual case, and then baselines nearly meet in the middle.
    case .center, .firstTextBaseline, .lastTextBaseline: 0.5
    case .bottom: 1
    }
  }
}

/// Where views line up in both directions.
public struct Alignment: Equatable, Sendable {
  /// Horizontally.
  public var horizontal: HorizontalAlignment
  /// Vertically.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The rectangle of a size, lined up within another.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * horizontal.fraction,
      y: rect.minY + (rect.height - size.height) * vertical.fraction,
      width: size.width, height: size.height)
  }
}

/// How the lines of a text line up.
public enum TextAlignment: Sendable, CaseIterable {
  /// Where reading starts.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}
