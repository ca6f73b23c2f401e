public import CoreLocation
import SimulatedUI
public import SimulatedUIKit

/// A map of UIKit: an element of its type, with the titles of what stands on it.
@MainActor @preconcurrency
open class MKMapView: UIView {
  /// Told of what happens on the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What stands on it.
  public private(set) var annotations: [any MKAnnotation] = [] { didSet { show() } }
  /// What lies on it.
  public internal(set) var overlays: [any MKOverlay] = []
  /// Where the person is, as far as it is known.
  public let userLocation = MKUserLocation()
  /// Whether it goes where the person goes.
  open var userTrackingMode = MKUserTrackingMode.none { didSet { follow() } }
  /// Whether it shows where the person is.
  open var showsUserLocation = false { didSet { watch() } }

  var looks = MapLooks()
  var shownRegion = MKCoordinateRegion()
  private var views = AnnotationViews()
  private var selected: (any MKAnnotation)?
  private var watching: UserLocationWatch?

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  /// Creates a map as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  /// What shows.
  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { go(to: newValue, false) }
  }

  /// The middle of what shows.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Puts something on the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

  /// Puts several things on the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  /// Takes something off the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    if isSelected(annotation) { selected = nil }
    views.forget(annotation)
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
    setRegion(MKCoordinateRegion(around: annotations.map(\.coordinate)), animated: animated)
  }

  /// Has views of a class made for an identifier.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { views.register(viewClass as? MKAnnotationView.Type, for: identifier) }

  /// A view to be used again, if one waits.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { views.dequeue(identifier) }

  /// A view to be used again, or a new one of the class that is registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    views.dequeue(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// The view of something on the map, which is asked for when it is selected first.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotations.contains(where: { $0 === annotation }) else { return nil }
    if let view = views[annotation] { return view }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    views[annotation] = view
    return view
  }

  /// Goes where the person goes, or does so no more.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Whether something is selected.
  func isSelected(_ annotation: any MKAnnotation) -> Bool { selected === annotation }

  private func watch() {
    userLocation.isUpdating = showsUserLocation
    guard showsUserLocation else {
      watching = nil
      return
    }
    guard watching == nil else { return }
    watching = UserLocationWatch { [weak self] location in
      guard let self else { return }
      self.userLocation.location = location
      self.follow()
      self.delegate?.mapView(self, didUpdate: self.userLocation)
    }
  }

  private func follow() {
    guard userTrackingMode != .none else { return }
    showsUserLocation = true
    if let location = userLocation.location { setCenter(location.coordinate, animated: true) }
  }

  private func show() {
    kind = .hosting(AnyView(MapSurface().overlay { AnnotationList(self) }))
  }
}

/// For which class views are registered that the delegate says nothing about.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// For which class views of several things as one are registered; there are none here.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
