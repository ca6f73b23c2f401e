/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  /// The cases as Core Location numbers them.
  case unknown, inside, outside
}

/// A part of the earth that the app wants to know the device in.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What the app calls it.
  open private(set) var identifier: String
  /// Whether the app is told that the device comes into it.
  open var notifyOnEntry = true
  /// Whether the app is told that the device leaves it.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Not used: regions are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Not used: regions are not archived here.
  open func encode(with coder: NSCoder) {}

  /// Whether it can be archived: said as on a device.
  open class var supportsSecureCoding: Bool { true }

  /// The same region.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two have the same name, which is what Core Location knows them by.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// Goes with being equal.
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  open private(set) var center: CLLocationCoordinate2D
  /// How far it reaches, in metres.
  open private(set) var radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - radius: How far it reaches, in metres.
  ///   - identifier: What the app calls it.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Not used: regions are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }
}
