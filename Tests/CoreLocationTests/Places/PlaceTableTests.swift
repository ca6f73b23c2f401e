import Contacts
import Testing

@testable import CoreLocation

/// Places of a fixture's lines.
struct PlaceTableTests {
  private let table = PlaceTable(
    """
    # Cafés
    name,thoroughfare,subThoroughfare,locality,isoCountryCode,latitude,longitude,category
    "Café Nord, Mitte",Torstraße,12,Berlin,DE,52.5292,13.4010,cafe
    Pier,Hafenstraße,1,Hamburg,DE,53.5461,9.9661,publicTransport
    Nowhere,,,Berlin,DE,north,13
    """)

  @Test func valuesInQuotationMarksMayHaveCommas() {
    #expect(table.places.map { $0[.name] } == ["Café Nord, Mitte", "Pier"])
    #expect(table.places.first?.street == "Torstraße 12")
  }

  @Test(arguments: ["cafe nord", "BERLIN torstr", "12 Torstraße", "mitte, de"])
  func allWordsMustBeThere(query: String) {
    #expect(table.places(at: query, near: nil).map { $0[.locality] } == ["Berlin"])
  }

  @Test(arguments: ["", "Berlin Hafenstraße", "ord"])
  func nothingElseIsFound(query: String) {
    #expect(table.places(at: query, near: nil).isEmpty)
  }

  @Test func thoseInTheRegionComeFirst() {
    let hamburg = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 53.55, longitude: 9.99), radius: 10_000,
      identifier: "Hamburg")
    #expect(table.places(at: "DE", near: hamburg).map { $0[.locality] } == ["Hamburg", "Berlin"])
  }

  @Test func theNearestPlaceIsFoundWithinReach() {
    let near = CLLocationCoordinate2D(latitude: 52.5290, longitude: 13.4012)
    let far = CLLocationCoordinate2D(latitude: 52.5392, longitude: 13.4010)
    #expect(table.place(nearest: near)?[.locality] == "Berlin")
    #expect(table.place(nearest: far) == nil)
  }

  @Test func categoriesAreWords() {
    #expect(table.places.filter { $0.matches("public transport", in: [.category]) }.count == 1)
  }

  @Test func aPlacemarkHasTheAddress() throws {
    let placemark = CLPlacemark(
      place: try #require(table.places.first), locale: Locale(identifier: "en_US"))
    #expect(placemark.country == "Germany")
    #expect(placemark.postalAddress?.street == "Torstraße 12")
    #expect(placemark.region is CLCircularRegion)
  }
}
