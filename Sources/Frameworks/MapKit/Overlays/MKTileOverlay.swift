public import CoreLocation

/// Pictures of the earth from a server, which are not loaded here.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// Where the pictures are, with `{x}`, `{y}` and `{z}` in it.
  public let urlTemplate: String?
  /// How large a picture is.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether the first picture is in the south.
  open var isGeometryFlipped = false
  /// How far away one can look.
  open var minimumZ = 0
  /// How near one can look.
  open var maximumZ = 21
  /// Whether the usual map is not seen below.
  open var canReplaceMapContent = false

  /// Creates an overlay.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// The middle of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole world.
  open var boundingMapRect: MKMapRect { .world }
}
