public import CoreLocation
import SimulatedUI

/// From where a map is seen.
@available(iOS17 )
public struct MapCamera: Equatable, Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away that is, in metres.
  public var distance: Double
  /// Degrees clockwise from north.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Whether two see the same.
  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    one.centerCoordinate.latitude == other.centerCoordinate.latitude
      && one.centerCoordinate.longitude == other.centerCoordinate.longitude
      && one.distance == other.distance && one.heading == other.heading
      && one.pitch == other.pitch
  }

  /// What it sees: a degree of latitude has 111,320 metres.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
  }
}

/// What a map shows.
@available(iOS17 )
public struct MapCameraPosition: Equatable, Sendable {
  /// The region, if it is one.
  public let region: MKCoordinateRegion?
  /// The camera, if it is one.
  public let camera: MapCamera?
  /// The place, if it is one.
  public let item: MKMapItem?
  /// The part of the flat map, if it is one.
  public let rect: MKMapRect?
  /// Whether it is where the person is.
  public let followsUserLocation: Bool
  /// Whether it turns as the person does.
  public let followsUserHeading: Bool
  /// What it is while nobody knows where the person is.
  public var fallbackPosition: MapCameraPosition? { nil }
  /// Whether the person has moved it.
  public var positionedByUser: Bool { false }

  private init(
    region: MKCoordinateRegion? = nil, camera: MapCamera? = nil, followsUserLocation: Bool = false,
    followsUserHeading: Bool = false, item: MKMapItem? = nil, rect: MKMapRect? = nil
  ) {
    self.item = item
    self.rect = rect
    self.region = region
    self.camera = camera ?? region.map(Self.camera)
    self.followsUserLocation = followsUserLocation
    self.followsUserHeading = followsUserHeading
  }

  /// What stands on the map.
  public static var automatic: MapCameraPosition { MapCameraPosition() }

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }

  /// A part of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(camera: camera(MKCoordinateRegion(rect)), rect: rect)
  }

  /// A place, from a kilometre away.
  ///
  /// - Parameters:
  ///   - item: The place.
  ///   - allowsAutomaticPitch: Whether it may be seen from the side.
  /// - Returns: What shows the place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(
      camera: MapCamera(centerCoordinate: item.placemark.coordinate, distance: 1000), item: item)
  }

  /// Where the person is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(
      region: fallback.region, camera: fallback.camera, followsUserLocation: true,
      followsUserHeading: followsHeading)
  }

  /// Whether two show the same.
  public static func == (one: MapCameraPosition, other: MapCameraPosition) -> Bool {
    one.camera == other.camera && one.followsUserLocation == other.followsUserLocation
  }

  private static func camera(_ region: MKCoordinateRegion) -> MapCamera {
    MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_320)
  }
}

/// How far a map can be moved; nobody moves it here.
@available(iOS17 )
public struct MapCameraBounds: Sendable {
  /// Within a region.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// As near and far as some distances, in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Where a camera is.
@available(iOS17 )
public struct MapCameraUpdateContext: Sendable {
  /// What it shows.
  public let region: MKCoordinateRegion
  /// From where.
  public let camera: MapCamera
}

/// What an app does when the camera moves.
struct MapCameraAction {
  let action: (MapCameraUpdateContext) -> Void
}

extension EnvironmentValues {
  /// What the app does when the camera of a map moves.
  var mapCameraAction: MapCameraAction? {
    get { self[MapCameraActionKey.self] }
    set { self[MapCameraActionKey.self] = newValue }
  }
}

private struct MapCameraActionKey: EnvironmentKey {
  static var defaultValue: MapCameraAction? { nil }
}

/// Tells an app where the camera is.
struct MapCameraReports: ViewModifier {
  let camera: MapCamera?
  @Environment(\.mapCameraAction) private var action

  func body(content: Content) -> some View {
    content.onAppear { tell() }.onChange(of: camera) { tell() }
  }

  private func tell() {
    guard let camera else { return }
    action?.action(MapCameraUpdateContext(region: camera.region, camera: camera))
  }
}
