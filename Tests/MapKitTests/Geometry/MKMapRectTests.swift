import CoreLocation
import Testing

@testable import MapKit

struct MKMapRectTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  @Test func pointsLeadBackToTheirPlaces() {
    for place in [berlin, paris, CLLocationCoordinate2D(latitude: -33.86, longitude: 151.2)] {
      let back = MKMapPoint(place).coordinate
      #expect(abs(back.latitude - place.latitude) < 1e-6)
      #expect(abs(back.longitude - place.longitude) < 1e-6)
    }
  }

  @Test func theMiddleOfTheWorldIsInTheMiddleOfTheMap() {
    let middle = MKMapPoint(CLLocationCoordinate2D())
    #expect(abs(middle.x - 134_217_728) < 1e-3)
    #expect(abs(middle.y - 134_217_728) < 1e-3)
  }

  @Test func polesAreOnTheEdge() {
    let pole = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0))
    #expect(abs(pole.y) < 1)
  }

  @Test func distancesAreThoseOnTheEarth() {
    let metres = MKMapPoint(berlin).distance(to: MKMapPoint(paris))
    #expect(abs(metres - 877_500) < 1_500)
  }

  @Test func unionsHaveBothInThem() {
    let rect = MKMapRect(around: [MKMapPoint(berlin), MKMapPoint(paris)])
    #expect(rect.union(.null) == rect)
    #expect(MKMapRect.null.union(rect) == rect)
    #expect(MKMapRect.world.contains(rect))
    #expect(rect.intersection(.world) == rect)
    #expect(!rect.intersects(MKMapRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(rect.insetBy(dx: rect.width, dy: 0).isNull)
  }

  @Test func regionsAndPartsOfTheMapAreTheSame() {
    let region = MKCoordinateRegion(
      center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.4))
    let back = MKCoordinateRegion(MKMapRect(region))
    #expect(abs(back.span.latitudeDelta - 0.2) < 1e-6)
    #expect(abs(back.span.longitudeDelta - 0.4) < 1e-6)
    #expect(abs(back.center.latitude - berlin.latitude) < 1e-6)
  }

  @Test func linesAndAreasLieWhereTheirPlacesAre() {
    let places = [berlin, paris]
    let line = MKPolyline(coordinates: places, count: 2)
    let area = MKPolygon(coordinates: places, count: 2)
    #expect(line.boundingMapRect == area.boundingMapRect)
    #expect(line.boundingMapRect.contains(MKMapPoint(line.coordinate)))
    var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&read, range: NSRange(location: 0, length: 5))
    #expect(read[1].latitude == paris.latitude)
    let circle = MKCircle(center: berlin, radius: 1000)
    #expect(abs(circle.boundingMapRect.midX - MKMapPoint(berlin).x) < 1)
  }
}
