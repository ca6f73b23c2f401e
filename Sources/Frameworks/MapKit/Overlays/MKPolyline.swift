public import CoreLocation

/// Something that lies on a map; nothing is drawn here.
public protocol MKOverlay: MKAnnotation {}

/// A line on a map, which is not drawn here.
open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
  /// The places that it goes through.
  let places: [CLLocationCoordinate2D]
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?

  init(coordinates: [CLLocationCoordinate2D]) {
    places = coordinates
    super.init()
  }

  /// Creates a line through places.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many there are.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }

  /// How many places it goes through.
  open var pointCount: Int { places.count }

  /// The place in its middle.
  open var coordinate: CLLocationCoordinate2D {
    MKCoordinateRegion(around: places).center
  }

  /// Writes places that it goes through.
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
