public import CoreLocation

/// A place with a title on a map.
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
  /// Where it stands.
  open var coordinate = CLLocationCoordinate2D()

  /// Creates a place.
  public override init() { super.init() }

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - coordinate: Where it stands.
  ///   - title: What it is called.
  ///   - subtitle: What is said below.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
