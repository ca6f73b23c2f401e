import CoreLocation
import Testing

@testable import MapKit

@MainActor struct MKMapViewTests {
  private final class StarView: MKMarkerAnnotationView {
    var reuses = 0

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      canShowCallout = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() { reuses += 1 }
  }

  private let place = MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), title: "Here")

  @Test func viewsAreMadeOfTheRegisteredClass() throws {
    let map = MKMapView(frame: .zero)
    map.register(StarView.self, forAnnotationViewWithReuseIdentifier: "star")
    let view = try #require(
      map.dequeueReusableAnnotationView(withIdentifier: "star", for: place) as? StarView)
    #expect(view.annotation === place)
    #expect(view.reuseIdentifier == "star")
    #expect(view.canShowCallout)
  }

  @Test func aClassCanBeRegisteredForAll() {
    let map = MKMapView(frame: .zero)
    map.register(
      StarView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.addAnnotation(place)
    #expect(map.view(for: place) is StarView)
  }

  @Test func viewsOfWhatHasGoneAreUsedAgain() throws {
    let map = MKMapView(frame: .zero)
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    map.register(StarView.self, forAnnotationViewWithReuseIdentifier: name)
    map.addAnnotation(place)
    let view = try #require(map.view(for: place) as? StarView)
    map.removeAnnotation(place)
    #expect(view.annotation == nil)
    let other = MKPointAnnotation(coordinate: place.coordinate, title: "There")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: name, for: other) === view)
    #expect(view.annotation === other)
    #expect(view.reuses == 1)
  }

  @Test func withoutAClassThereIsAMarker() {
    let map = MKMapView(frame: .zero)
    map.addAnnotation(place)
    #expect(map.view(for: place) is MKMarkerAnnotationView)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "star") == nil)
  }

  @Test func placesAndPointsAreEachOther() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: place.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let point = map.convert(
      CLLocationCoordinate2D(latitude: 1.25, longitude: 1.5), toPointTo: map)
    #expect(abs(point.x - 50) < 1e-6 && abs(point.y - 25) < 1e-6)
    let back = map.convert(point, toCoordinateFrom: map)
    #expect(abs(back.latitude - 1.25) < 1e-9 && abs(back.longitude - 1.5) < 1e-9)
  }

  @Test func overlaysLookAsTheDelegateSays() {
    final class Painter: MKMapViewDelegate {
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.lineWidth = 3
        return renderer
      }
    }
    let map = MKMapView(frame: .zero)
    let painter = Painter()
    map.delegate = painter
    let circle = MKCircle(center: place.coordinate, radius: 10)
    #expect(map.renderer(for: circle) == nil)
    map.addOverlay(circle)
    #expect((map.renderer(for: circle) as? MKCircleRenderer)?.lineWidth == 3)
    map.removeOverlay(circle)
    #expect(map.overlays.isEmpty)
  }
}
