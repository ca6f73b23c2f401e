public import SimulatedUIKit

/// Told of what happens on a map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Another region is going to show.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Another region shows, where the app has said so.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Another region shows, or is about to at the end of a movement.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The view of an annotation; `nil` for the usual one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// An annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// An annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// A control of a callout is tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// How an overlay looks; asked by ``MKMapView/renderer(for:)`` alone, as nothing is drawn.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// The person is here.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Things as one; never asked here.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations members: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Nothing is done.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// The usual one.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Nothing is done.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// It looks like nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// The usual one.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations members: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: members) }
}
