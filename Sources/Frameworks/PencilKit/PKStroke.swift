public import SimulatedUIKit

/// A point of a line.
public struct PKStrokePoint: Equatable, Sendable {
  /// Where it is, in points.
  public let location: CGPoint
  /// When it was drawn, in seconds since the line began.
  public let timeOffset: TimeInterval
  /// How thick the line is, in points.
  public let size: CGSize
  /// How dark the line is, from 0 to 1.
  public let opacity: CGFloat
  /// How hard the pen was pressed.
  public let force: CGFloat
  /// In which direction the pen was held, in radians.
  public let azimuth: CGFloat
  /// How upright the pen was held, in radians.
  public let altitude: CGFloat

  /// A point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
  }
}

/// The points of a line.
public struct PKStrokePath: RandomAccessCollection, Sendable {
  private let points: [PKStrokePoint]
  /// When it was begun.
  public let creationDate: Date

  /// A line without points.
  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: .now) }

  /// A line.
  public init<Points: Collection<PKStrokePoint>>(controlPoints: Points, creationDate: Date) {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  /// Its place of the first point.
  public var startIndex: Int { points.startIndex }
  /// The place after the last point.
  public var endIndex: Int { points.endIndex }
  /// A point.
  public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A line.
public struct PKStroke: Sendable {
  /// What it was drawn with.
  public var ink: PKInk
  /// How it is moved and turned.
  public var transform: CGAffineTransform
  /// Its points.
  public var path: PKStrokePath
  /// What chance made of its look.
  public var randomSeed: UInt32

  /// A line.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil, randomSeed: UInt32 = 0
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.randomSeed = randomSeed
  }

  /// What it covers, in points.
  public var renderBounds: CGRect {
    guard let first = path.first else { return .null }
    return path.reduce(CGRect(origin: first.location, size: .zero)) {
      $0.union(CGRect(origin: $1.location, size: $1.size))
    }
  }
}
