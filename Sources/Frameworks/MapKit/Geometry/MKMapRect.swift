import CoreLocation

/// A part of the flat map of the world.
public struct MKMapRect: Hashable, Sendable {
  /// Its north-western corner.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize

  /// Nothing at all, not even a point.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The north-western corner of the world.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a part.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a part.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// Its western edge.
  public var minX: Double { origin.x }
  /// Its northern edge.
  public var minY: Double { origin.y }
  /// Its middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Its middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// Its eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// Its southern edge.
  public var maxY: Double { origin.y + size.height }
  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// Whether it is nothing at all.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it has no extent.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

  /// The smallest part that has both in it.
  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let west = min(minX, other.minX)
    let north = min(minY, other.minY)
    return MKMapRect(
      x: west, y: north, width: max(maxX, other.maxX) - west,
      height: max(maxY, other.maxY) - north)
  }

  /// What both have in common.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let west = max(minX, other.minX)
    let north = max(minY, other.minY)
    let east = min(maxX, other.maxX)
    let south = min(maxY, other.maxY)
    guard !isNull, !other.isNull, west <= east, north <= south else { return .null }
    return MKMapRect(x: west, y: north, width: east - west, height: south - north)
  }

  /// Whether both have something in common.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of another part lies in it.
  public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }

  /// The same, with edges further in; further out where the distances are negative.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The same part, moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKMapRect {
  /// The smallest part with some places in it.
  ///
  /// - Parameter points: The places.
  init(around points: [MKMapPoint]) {
    self = points.reduce(.null) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize()))
    }
  }

  /// Creates the part in which a region lies.
  init(_ region: MKCoordinateRegion) {
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    self.init(
      around: [-1.0, 1.0].map { sign in
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: region.center.latitude + sign * half.0,
            longitude: region.center.longitude + sign * half.1))
      })
  }
}

extension MKCoordinateRegion {
  /// Creates the region of a part of the flat map.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    self.init(
      around: [rect.origin, MKMapPoint(x: rect.maxX, y: rect.maxY)].map(\.coordinate))
  }
}
