public import CoreLocation
import SimulatedUI
public import SimulatedUIKit

/// A map of UIKit: an element of its type, with the titles of what stands on it.
@MainActor @preconcurrency
open class MKMapView: UIView {
  /// Told of what happens on the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What shows.
  open var region = MKCoordinateRegion()
  /// The middle of what shows.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// How the earth is drawn.
  open var mapType = MKMapType.standard
  /// Whether it shows where the person is.
  open var showsUserLocation = false
  /// Whether a person may make it larger and smaller.
  open var isZoomEnabled = true
  /// Whether a person may move it.
  open var isScrollEnabled = true
  /// What stands on it.
  public private(set) var annotations: [any MKAnnotation] = [] { didSet { show() } }

  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var selected: (any MKAnnotation)?

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  /// Shows a region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Shows what is around a place.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }

  /// Puts something on the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

  /// Puts several things on the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  /// Takes something off the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    if isSelected(annotation) { selected = nil }
    views[ObjectIdentifier(annotation)] = nil
    annotations.removeAll { $0 === annotation }
  }

  /// Takes several things off the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// What is selected: one thing at most.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotations.filter(isSelected) }
    set {
      if let chosen = newValue.first {
        selectAnnotation(chosen, animated: false)
      } else if let selected {
        deselectAnnotation(selected, animated: false)
      }
    }
  }

  /// Selects something, as a tap on its title does.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !isSelected(annotation), let view = view(for: annotation), view.isEnabled else { return }
    if let selected { deselectAnnotation(selected, animated: animated) }
    selected = annotation
    view.setSelected(true, animated: animated)
    show()
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Selects something no more.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, isSelected(annotation), let view = view(for: annotation) else { return }
    selected = nil
    view.setSelected(false, animated: animated)
    show()
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// Shows a region with some things in it, which are put on the map.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    region = MKCoordinateRegion(around: annotations.map(\.coordinate))
  }

  /// The view of something on the map, which is asked for when it is selected first.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotations.contains(where: { $0 === annotation }) else { return nil }
    if let view = views[ObjectIdentifier(annotation)] { return view }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    views[ObjectIdentifier(annotation)] = view
    return view
  }

  /// A view to be used again: none waits, since views stay with what they stand for.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }

  /// Whether something is selected.
  func isSelected(_ annotation: any MKAnnotation) -> Bool { selected === annotation }

  private func show() {
    kind = .hosting(AnyView(MapSurface().overlay { AnnotationList(self) }))
  }
}

/// How the earth is drawn.
public enum MKMapType: UInt, Sendable {
  /// The cases as MapKit numbers them.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A place with a title on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it stands.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// What is said below.
  open var subtitle: String?

  /// Creates a place.
  public override init() { super.init() }
}
