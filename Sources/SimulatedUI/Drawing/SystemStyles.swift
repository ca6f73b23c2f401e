/// A material that lets what is behind it shine through.
public struct Material: ColoredStyle {
  /// How much of the material is seen.
  private let thickness: Float

  /// The thinnest material.
  public static let ultraThin = Material(thickness: 0.4)
  /// A thin material.
  public static let thin = Material(thickness: 0.55)
  /// A material of medium thickness.
  public static let regular = Material(thickness: 0.7)
  /// A thick material.
  public static let thick = Material(thickness: 0.85)
  /// The thickest material.
  public static let ultraThick = Material(thickness: 0.95)
  /// The material of bars.
  public static let bar = Material(thickness: 0.9)

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    var color = SystemColor.resolved("secondarySystemBackground", in: environment)
    color.opacity = thickness
    return color
  }
}

/// The accent colour of the place.
public struct TintShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    Color.accentColor.resolve(in: environment)
  }
}

/// The foreground of the place.
public struct ForegroundStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    HierarchicalShapeStyle.primary.color(in: environment)
  }
}

/// The background of the place.
public struct BackgroundStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    environment.backgroundStyle?.color(in: environment)
      ?? SystemColor.resolved("systemBackground", in: environment)
  }
}

/// The background of what is selected.
public struct SelectionShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    Color.accentColor.resolve(in: environment)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    SystemColor.resolved("separator", in: environment)
  }
}

/// The colour of what stands for something not yet there.
public struct PlaceholderTextShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    SystemColor.resolved("placeholderText", in: environment)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    SystemColor.resolved("link", in: environment)
  }
}

/// The colour of fills.
public struct FillShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    SystemColor.resolved("systemFill", in: environment)
  }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ColoredStyle {
  /// Creates the style.
  public init() {}

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    SystemColor.resolved("systemBackground", in: environment)
  }
}

/// A picture that fills by repetition.
public struct ImagePaint: ColoredStyle {
  /// The picture.
  public var image: Image
  /// Which part of it is drawn.
  public var sourceRect: CGRect
  /// How large it is drawn.
  public var scale: CGFloat

  /// Creates a style from a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    SystemColor.resolved("systemFill", in: environment)
  }
}
