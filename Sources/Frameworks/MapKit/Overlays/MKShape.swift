public import CoreLocation

/// Something on a map that has a title.
open class MKShape: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?

  /// Creates something without a title.
  public override init() { super.init() }
}

/// Something on a map that is made of places.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  /// The places.
  let places: [CLLocationCoordinate2D]

  init(_ places: [CLLocationCoordinate2D]) {
    self.places = places
    super.init()
  }

  /// How many places there are.
  open var pointCount: Int { places.count }

  /// The place in the middle.
  open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(around: places).center }

  /// Where it lies on the flat map.
  open var boundingMapRect: MKMapRect { MKMapRect(around: places.map { MKMapPoint($0) }) }

  /// Writes places.
  ///
  /// - Parameters:
  ///   - coordinates: Where to write them.
  ///   - range: Which.
  open func getCoordinates(
    _ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    let wanted = (range.location..<range.location + range.length).clamped(to: places.indices)
    for (index, place) in places[wanted].enumerated() { coordinates[index] = place }
  }
}
