import CoreLocation
import Testing

@testable import MapKit

/// Which places a search finds.
struct SearchRequestTests {
  private let cafe = Place(
    CLLocationCoordinate2D(latitude: 52.53, longitude: 13.40),
    [.name: "Nord", .locality: "Berlin", .category: "cafe"])
  private let street = Place(
    CLLocationCoordinate2D(latitude: 52.53, longitude: 13.40),
    [.thoroughfare: "Torstraße", .locality: "Berlin"])

  @Test func wordsMayBeOfTheCategory() {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "cafe berlin")
    #expect(request.wants(cafe))
    #expect(!request.wants(street))
  }

  @Test func placesOutsideOfTheRegionAreNotFound() {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "berlin")
    request.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    #expect(!request.wants(cafe))
    request.region.center = cafe.coordinate
    #expect(request.wants(cafe))
  }

  @Test func filtersAndTypesAreHeeded() {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "berlin")
    request.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.cafe])
    #expect(!request.wants(cafe))
    request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
    #expect(request.wants(cafe))
    request.resultTypes = .address
    #expect(!request.wants(cafe))
    #expect(request.wants(street))
  }

  @Test func annotationsTellWhetherTheyHaveATitle() {
    let point = MKPointAnnotation()
    point.title = "Office"
    let annotation: any MKAnnotation = point
    #expect((annotation.title ?? nil) == "Office")
    #expect((annotation.subtitle ?? nil) == nil)
  }
}
