public import Contacts
public import CoreLocation

/// A place with its address that can stand on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Creates a placemark of which only the coordinate is known.
  public init(coordinate: CLLocationCoordinate2D) { super.init(place: Place(coordinate)) }

  /// Creates a placemark with an address as Address Book had it, of which nothing is read.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    super.init(place: Place(coordinate))
  }

  /// Creates a placemark with an address as contacts have it.
  ///
  /// - Parameters:
  ///   - coordinate: Where it is.
  ///   - postalAddress: Its address.
  public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
    super.init(
      place: Place(
        coordinate,
        [
          .thoroughfare: postalAddress.street, .subLocality: postalAddress.subLocality,
          .locality: postalAddress.city,
          .subAdministrativeArea: postalAddress.subAdministrativeArea,
          .administrativeArea: postalAddress.state, .postalCode: postalAddress.postalCode,
          .country: postalAddress.country, .isoCountryCode: postalAddress.isoCountryCode,
        ]))
  }

  /// Creates a placemark of what a geocoder has found.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  init(_ place: Place) { super.init(place: place) }

  /// Not used: placemarks are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { place.coordinate }
  /// The country's code, such as `US`.
  open var countryCode: String? { isoCountryCode }
  /// Its address in a line.
  open var title: String? { place.addressLine.isEmpty ? name : place.addressLine }
  /// Nothing.
  open var subtitle: String? { nil }
}
