import CoreLocation

extension MKCoordinateRegion {
  /// Whether it has no extent, as a request has that says no region.
  var isUnset: Bool { span.latitudeDelta == 0 && span.longitudeDelta == 0 }

  /// Whether a place lies in it.
  func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    var east = abs(coordinate.longitude - center.longitude)
    // The other way round the earth may be the shorter one.
    if east > 180 { east = 360 - east }
    return abs(coordinate.latitude - center.latitude) <= span.latitudeDelta / 2
      && east <= span.longitudeDelta / 2
  }

  /// Creates a region with some places in it, the outermost on its edge.
  init(around places: [CLLocationCoordinate2D]) {
    let latitudes = places.map(\.latitude)
    let longitudes = places.map(\.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else {
      self.init()
      return
    }
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
  }
}
