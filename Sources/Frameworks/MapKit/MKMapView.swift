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
    annotations.removeAll { $0 === annotation }
  }

  /// Takes several things off the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  private func show() {
    let titles = annotations.compactMap { $0.title ?? nil }
    kind = .hosting(
      AnyView(
        MapSurface().overlay {
          VStack { ForEach(Array(titles.indices), id: \.self) { Text(verbatim: titles[$0]) } }
        }))
  }
}

/// How the earth is drawn.
public enum MKMapType: UInt, Sendable {
  /// The cases as MapKit numbers them.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Something that stands on a map.
public protocol MKAnnotation: AnyObject {
  /// Where it stands.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String?? { get }
  /// What is said below.
  var subtitle: String?? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String?? { nil }
  /// Nothing.
  public var subtitle: String?? { nil }
}

/// Told of what happens on a map; nothing happens by itself here.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Another region shows.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Another region shows.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Nothing is done.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Nothing is done.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

/// A place with a title on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where it stands.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  public var title: String??
  /// What is said below.
  public var subtitle: String??

  /// Creates a place.
  public override init() { super.init() }
}
