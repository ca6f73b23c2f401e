public import Contacts

/// Takes what was found at an address, or why nothing was.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns addresses into places and back, by the fixture `CoreLocation/places.csv`.
///
/// It answers after 300 milliseconds of virtual time; without the fixture it fails as a device without
/// network does.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private var questions: [PlaceQuestion<[CLPlacemark]>] = []

  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether an answer is to come.
  open var isGeocoding: Bool { questions.contains { $0.isOpen } }

  /// Takes the questions back; their handlers are told so.
  open func cancelGeocode() {
    for question in questions { question.cancel(CLError(.geocodeCanceled)) }
    questions = []
  }

  /// Finds the place nearest to a location, within 500 metres.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler) }

  /// Finds the place nearest to a location, within 500 metres.
  ///
  /// - Parameters:
  ///   - location: Where to look.
  ///   - locale: In which language to name the country.
  ///   - completionHandler: Takes the place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    ask("reverse geocoding", locale, completionHandler) { table in
      table.place(nearest: location.coordinate).map { [$0] } ?? []
    }
  }

  /// Finds the places whose names and addresses have all words of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(addressString, in: nil, completionHandler: completionHandler) }

  /// Finds the places whose names and addresses have all words of an address, those in a region first.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(
      addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the places whose names and addresses have all words of an address, those in a region first.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - region: What is preferred.
  ///   - locale: In which language to name the country.
  ///   - completionHandler: Takes the places.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    ask("geocoding", locale, completionHandler) { table in
      table.places(at: addressString, near: region as? CLCircularRegion)
    }
  }

  /// Finds the places at an address of a contact.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodePostalAddress(postalAddress, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the places at an address of a contact.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    let parts = [
      postalAddress.street, postalAddress.city, postalAddress.state, postalAddress.postalCode,
      postalAddress.country,
    ]
    geocodeAddressString(
      parts.joined(separator: " "), in: nil, preferredLocale: locale,
      completionHandler: completionHandler)
  }

  private func ask(
    _ label: String, _ locale: Locale?, _ handler: @escaping CLGeocodeCompletionHandler,
    _ find: @escaping (PlaceTable) -> [Place]
  ) {
    questions.removeAll { !$0.isOpen }
    let question = PlaceQuestion<[CLPlacemark]>(
      label,
      answer: {
        guard let table = PlaceTable.current() else { return .failure(CLError(.network)) }
        let found = find(table)
        guard !found.isEmpty else { return .failure(CLError(.geocodeFoundNoResult)) }
        return .success(found.map { CLPlacemark(place: $0, locale: locale) })
      },
      handler: { $0.tell(handler) })
    questions.append(question)
  }
}
