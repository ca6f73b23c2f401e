public import CoreLocation
public import SimulatedUIKit
import VirtualTime

extension MKMapView {
  /// How long it takes to go to another region with a movement.
  private static let movement: Duration = .milliseconds(300)

  /// Shows a region.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { go(to: region, animated) }

  /// Shows what is around a place.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    go(to: MKCoordinateRegion(center: coordinate, span: region.span), animated)
  }

  /// What shows, on the flat map.
  public var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { go(to: MKCoordinateRegion(newValue), false) }
  }

  /// Shows a part of the flat map.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    go(to: MKCoordinateRegion(mapRect), animate)
  }

  /// Shows a part of the flat map, away from the edges of the view.
  ///
  /// - Parameters:
  ///   - mapRect: The part.
  ///   - insets: How far from the edges, in points.
  ///   - animate: Whether with a movement.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    let across = Double(bounds.width - insets.left - insets.right)
    let down = Double(bounds.height - insets.top - insets.bottom)
    guard across > 0, down > 0, !mapRect.isNull else {
      go(to: MKCoordinateRegion(mapRect), animate)
      return
    }
    // Points of the flat map to a point of the view, across and down.
    let scale = (mapRect.width / across, mapRect.height / down)
    let padded = MKMapRect(
      x: mapRect.minX - Double(insets.left) * scale.0,
      y: mapRect.minY - Double(insets.top) * scale.1,
      width: Double(bounds.width) * scale.0, height: Double(bounds.height) * scale.1)
    go(to: MKCoordinateRegion(padded), animate)
  }

  /// From where it is seen.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: region.center, fromDistance: region.span.latitudeDelta * 111_320,
        pitch: 0, heading: 0)
    }
    set { go(to: newValue.region, false) }
  }

  /// Sees it from somewhere else.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { go(to: camera.region, animated) }

  /// Where in a view a place is: the region fills the map.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - view: The view; the window where there is none.
  /// - Returns: The point.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let span = region.span
    let east = (coordinate.longitude - region.center.longitude) / max(span.longitudeDelta, 1e-9)
    let north = (coordinate.latitude - region.center.latitude) / max(span.latitudeDelta, 1e-9)
    let point = CGPoint(
      x: bounds.midX + CGFloat(east) * bounds.width, y: bounds.midY - CGFloat(north) * bounds.height
    )
    return convert(point, to: view)
  }

  /// Which place is at a point of a view.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - view: The view; the window where there is none.
  /// - Returns: The place.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    let east = Double((point.x - bounds.midX) / max(bounds.width, 1))
    let south = Double((point.y - bounds.midY) / max(bounds.height, 1))
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - south * region.span.latitudeDelta,
      longitude: region.center.longitude + east * region.span.longitudeDelta)
  }

  /// Shows another region, and tells the delegate so.
  func go(to region: MKCoordinateRegion, _ animated: Bool) {
    let isSame =
      region.span == self.region.span
      && region.center.latitude == self.region.center.latitude
      && region.center.longitude == self.region.center.longitude
    guard !isSame else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    VirtualTime.later("map region", after: animated ? Self.movement : .zero) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapViewDidChangeVisibleRegion(self)
        self.delegate?.mapView(self, regionDidChangeAnimated: animated)
      }
    }
  }
}
