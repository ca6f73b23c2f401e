public import CoreLocation

/// An area on a map, which is not drawn here.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// The holes in it.
  public let interiorPolygons: [MKPolygon]?

  private init(_ places: [CLLocationCoordinate2D], _ holes: [MKPolygon]?) {
    interiorPolygons = holes
    super.init(places)
  }

  /// Creates an area between places.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many there are.
  ///   - interiorPolygons: The holes in it.
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: count)), interiorPolygons)
  }

  /// Creates an area between points.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - count: How many there are.
  ///   - interiorPolygons: The holes in it.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(
      UnsafeBufferPointer(start: points, count: count).map(\.coordinate), interiorPolygons)
  }
}
