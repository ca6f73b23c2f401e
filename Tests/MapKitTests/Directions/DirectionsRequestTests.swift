import CoreLocation
import Testing

@testable import MapKit

/// Ways from place to place.
struct DirectionsRequestTests {
  private func item(_ latitude: Double, _ longitude: Double) -> MKMapItem {
    MKMapItem(
      placemark: MKPlacemark(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
  }

  @Test func aWayIsAsLongAsTheGreatCircle() throws {
    let request = MKDirections.Request()
    request.source = item(0, 0)
    request.destination = item(0, 1)
    request.transportType = .walking
    let route = try #require(request.route)
    #expect(abs(route.distance - 111_195) < 1)
    #expect(abs(route.expectedTravelTime - route.distance * 3.6 / 5) < 0.001)
    #expect(route.steps.count == 2)
    #expect(route.polyline.pointCount == 2)
  }

  @Test func nowhereLeadsToNowhere() {
    let request = MKDirections.Request()
    request.source = item(0, 0)
    #expect(request.route == nil)
  }

  @Test func distancesAreWrittenInTheirUnits() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 123) == "120 m")
    #expect(formatter.string(fromDistance: 1234) == "1.2 km")
    formatter.units = .imperial
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 1609.344) == "1 mile")
  }
}
