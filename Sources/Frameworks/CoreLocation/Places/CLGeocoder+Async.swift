public import Contacts

// The same for tasks, which wait for the answer.
extension CLGeocoder {
  /// Finds the place nearest to a location, within 500 metres.
  ///
  /// - Parameters:
  ///   - location: Where to look.
  ///   - locale: In which language to name the country.
  /// - Returns: The place.
  /// - Throws: A ``CLError``.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      reverseGeocodeLocation(location, preferredLocale: locale) {
        continuation.resume(with: Self.result($0, $1))
      }
    }
  }

  /// Finds the places whose names and addresses have all words of an address, those in a region first.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - region: What is preferred.
  ///   - locale: In which language to name the country.
  /// - Returns: The places.
  /// - Throws: A ``CLError``.
  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      geocodeAddressString(addressString, in: region, preferredLocale: locale) {
        continuation.resume(with: Self.result($0, $1))
      }
    }
  }

  /// Finds the places at an address of a contact.
  ///
  /// - Parameters:
  ///   - postalAddress: The address.
  ///   - locale: In which language to name the country.
  /// - Returns: The places.
  /// - Throws: A ``CLError``.
  public func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      geocodePostalAddress(postalAddress, preferredLocale: locale) {
        continuation.resume(with: Self.result($0, $1))
      }
    }
  }

  private static func result(
    _ placemarks: [CLPlacemark]?, _ error: (any Error)?
  ) -> Result<[CLPlacemark], any Error> {
    if let error { return .failure(error) }
    return .success(placemarks ?? [])
  }
}
