import DeviceServices

/// The regions that a location manager watches, and where the device was when it last looked.
struct RegionWatch {
  /// What has happened to a region.
  enum Crossing: Hashable {
    /// The device came in, or went out.
    case entered, left
  }

  private var watched: [(region: CLRegion, state: CLRegionState)] = []

  /// The regions.
  var regions: [CLRegion] { watched.map(\.region) }

  /// Begins to watch a region, in the place of one of the same name.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - coordinate: Where the device is.
  mutating func add(_ region: CLRegion, _ coordinate: CLLocationCoordinate2D?) {
    remove(region)
    watched.append((region, Self.state(of: region, coordinate)))
  }

  /// Watches a region no more.
  mutating func remove(_ region: CLRegion) {
    watched.removeAll { $0.region.identifier == region.identifier }
  }

  /// Looks where the device is.
  ///
  /// - Parameter coordinate: Where it is.
  /// - Returns: The regions whose boundaries it has crossed; to be in one at first is no crossing.
  mutating func move(
    to coordinate: CLLocationCoordinate2D?
  ) -> [(region: CLRegion, crossing: Crossing)] {
    var crossings: [(region: CLRegion, crossing: Crossing)] = []
    for index in watched.indices {
      let (region, before) = watched[index]
      let now = Self.state(of: region, coordinate)
      watched[index].state = now
      if now == .inside, before != .inside { crossings.append((region, .entered)) }
      if now == .outside, before == .inside { crossings.append((region, .left)) }
    }
    return crossings
  }

  /// Whether the device is in a region.
  static func state(
    of region: CLRegion, _ coordinate: CLLocationCoordinate2D?
  ) -> CLRegionState {
    guard let circle = region as? CLCircularRegion, let coordinate else { return .unknown }
    return circle.contains(coordinate) ? .inside : .outside
  }
}
