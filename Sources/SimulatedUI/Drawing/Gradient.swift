import Pictures
import ScreenImaging

/// Colours that go over into one another.
public struct Gradient: ColoredStyle, Hashable {
  /// A colour at a place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// As screens count.
    public static let device = ColorSpace(name: "device")
    /// As people see.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  /// The same gradient, mixed in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// The colour in the middle stands for the gradient: a terminal has one for each cell.
  func color(in environment: EnvironmentValues) -> Color.Resolved {
    guard let first = stops.first else { return Color.clear.resolve(in: environment) }
    let after = stops.first { $0.location >= 0.5 } ?? stops[stops.count - 1]
    let before = stops.last { $0.location <= 0.5 } ?? first
    let length = after.location - before.location
    let fraction = length > 0 ? (0.5 - before.location) / length : 0
    return before.color.mix(with: after.color, by: fraction).resolve(in: environment)
  }
}

/// A gradient of any kind.
public struct AnyGradient: ColoredStyle, Hashable {
  let gradient: Gradient

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The same gradient, mixed in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    gradient.color(in: environment)
  }
}

/// A style that is a view too: as one, it fills the space it is offered.
protocol FillingStyle: ColoredStyle, PrimitiveView {
  /// What it is drawn with.
  nonisolated var gradient: Gradient { get }
}

extension FillingStyle {
  nonisolated func color(in environment: EnvironmentValues) -> Color.Resolved {
    gradient.color(in: environment)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let item = LayoutItem(id: node.id, rule: FillRule())
    item.isOpaque = gradient.stops.contains { !$0.color.isClear }
    let environment = node.environment
    item.draws { frame in
      [.fill(PictureOutline(frame), picturePaint(in: frame, environment))]
    }
    return [item]
  }
}

/// A gradient along a line.
public struct LinearGradient: View, FillingStyle {
  nonisolated let gradient: Gradient
  nonisolated let startPoint: UnitPoint
  nonisolated let endPoint: UnitPoint

  /// Creates a gradient along a line.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }

  /// Creates a gradient of colours.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: View, FillingStyle {
  nonisolated let gradient: Gradient
  nonisolated let center: UnitPoint
  nonisolated let startRadius: CGFloat
  nonisolated let endRadius: CGFloat

  /// Creates a gradient from a point outwards.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Creates a gradient of colours.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient from the middle to the edges.
public struct EllipticalGradient: View, FillingStyle {
  nonisolated let gradient: Gradient

  /// Creates a gradient.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of stops.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(stops: stops)
  }
}

/// A gradient around a point.
public struct AngularGradient: View, FillingStyle {
  nonisolated let gradient: Gradient

  /// Creates a gradient between two angles.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours between two angles.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of stops between two angles.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    gradient = Gradient(stops: stops)
  }

  /// Creates a gradient all around.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours all around.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of stops all around.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(stops: stops)
  }
}
