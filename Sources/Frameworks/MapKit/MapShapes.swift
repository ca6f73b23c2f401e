public import CoreLocation
public import SimulatedUI

/// A line on a map, which is not drawn here.
@available(iOS17 )
public struct MapPolyline: MapContent {
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}

  /// A line through points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}

  /// The line of a way.
  public init(_ route: MKRoute) {}

  /// A line of MapKit's.
  public init(_ polyline: MKPolyline) {}

  /// How a line follows the earth.
  public enum ContourStyle: Sendable {
    /// As on paper, and as one would fly.
    case straight, geodesic
  }

  /// Nothing that has a name.
  public var mapViews: [AnyView] { [] }
}

/// An area on a map, which is not drawn here.
@available(iOS17 )
public struct MapPolygon: MapContent {
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}

  /// An area between points.
  public init(points: [MKMapPoint]) {}

  /// An area of MapKit's.
  public init(_ polygon: MKPolygon) {}

  /// Nothing that has a name.
  public var mapViews: [AnyView] { [] }
}

/// A circle on a map, which is not drawn here.
@available(iOS17 )
public struct MapCircle: MapContent {
  /// A circle around a place, of a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  /// The circle around a part of the flat map.
  public init(mapRect: MKMapRect) {}

  /// A circle of MapKit's.
  public init(_ circle: MKCircle) {}

  /// Nothing that has a name.
  public var mapViews: [AnyView] { [] }
}
