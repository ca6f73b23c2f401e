public import Contacts

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// How far around a place its region reaches, in metres.
  private static let radius: CLLocationDistance = 100

  /// What is known of it.
  package let place: Place
  private let locale: Locale?

  /// Creates a placemark of a place.
  ///
  /// - Parameters:
  ///   - place: What is known of it.
  ///   - locale: In which language to name the country, if not as the fixture does.
  package init(place: Place, locale: Locale? = nil) {
    self.place = place
    self.locale = locale
    super.init()
  }

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    place = placemark.place
    locale = placemark.locale
    super.init()
  }

  /// Not used: placemarks are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Not used: placemarks are not archived here.
  open func encode(with coder: NSCoder) {}

  /// Whether it can be archived: said as on a device.
  open class var supportsSecureCoding: Bool { true }

  /// The same placemark: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where it is.
  open var location: CLLocation? {
    CLLocation(latitude: place.latitude, longitude: place.longitude)
  }

  /// A circle around it.
  open var region: CLRegion? {
    CLCircularRegion(center: place.coordinate, radius: Self.radius, identifier: name ?? "")
  }

  /// Its time zone, where the fixture names one.
  open var timeZone: TimeZone? { place[.timeZone].flatMap { TimeZone(identifier: $0) } }
  /// What it is called, or its street.
  open var name: String? { place[.name] ?? place.street ?? place[.locality] }
  /// The street.
  open var thoroughfare: String? { place[.thoroughfare] }
  /// The number of the house.
  open var subThoroughfare: String? { place[.subThoroughfare] }
  /// The city.
  open var locality: String? { place[.locality] }
  /// A part of the city.
  open var subLocality: String? { place[.subLocality] }
  /// The state.
  open var administrativeArea: String? { place[.administrativeArea] }
  /// A part of the state.
  open var subAdministrativeArea: String? { place[.subAdministrativeArea] }
  /// The code of the post.
  open var postalCode: String? { place[.postalCode] }
  /// The country's code, such as `US`.
  open var isoCountryCode: String? { place[.isoCountryCode] }

  /// The country, in the language that was asked for.
  open var country: String? {
    guard let locale, let code = isoCountryCode else { return place[.country] }
    return locale.localizedString(forRegionCode: code) ?? place[.country]
  }

  /// The lake or the like that it is in: the fixture says nothing about waters.
  open var inlandWater: String? { nil }
  /// The sea that it is in: the fixture says nothing about waters.
  open var ocean: String? { nil }

  /// The sights at it.
  open var areasOfInterest: [String]? {
    place[.areasOfInterest]?.split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Its address, as contacts have one.
  open var postalAddress: CNPostalAddress? {
    guard Place.address.contains(where: { $0 != .name && place[$0] != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = place.street ?? ""
    address.subLocality = subLocality ?? ""
    address.city = locality ?? ""
    address.subAdministrativeArea = subAdministrativeArea ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }

  /// Its name and its address.
  open override var description: String {
    [place[.name], place.addressLine].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
