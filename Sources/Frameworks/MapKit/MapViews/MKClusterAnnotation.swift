public import CoreLocation

/// Several things on a map as one; a map makes none here.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?
  /// The things.
  public let memberAnnotations: [any MKAnnotation]

  /// Puts things together.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = "\(memberAnnotations.count) items"
    super.init()
  }

  /// The place in their middle.
  open var coordinate: CLLocationCoordinate2D {
    MKCoordinateRegion(around: memberAnnotations.map(\.coordinate)).center
  }
}
