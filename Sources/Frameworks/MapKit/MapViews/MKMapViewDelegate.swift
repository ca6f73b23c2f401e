public import SimulatedUIKit

/// Told of what happens on a map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Another region shows; never told here.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Another region shows; never told here.
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
}

extension MKMapViewDelegate {
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
}
