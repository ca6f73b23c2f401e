public import CoreLocation

/// A line on a map, which is not drawn here.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Creates a line through places.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many there are.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }

  /// Creates a line through points.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - count: How many there are.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}

/// A line as one would fly.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}
