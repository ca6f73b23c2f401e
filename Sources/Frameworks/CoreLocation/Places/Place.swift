/// A place of the fixture, with its address.
package struct Place: Hashable, Sendable {
  /// What a column of the fixture says; they are called as the properties of a placemark.
  package enum Column: String, CaseIterable, Sendable {
    /// What it is called, and its address from the number of the house to the country.
    case name, subThoroughfare, thoroughfare, subLocality, locality, subAdministrativeArea
    /// The rest of the address.
    case administrativeArea, postalCode, country, isoCountryCode
    /// Its time zone, and the sights at it with semicolons between.
    case timeZone, areasOfInterest
    /// What kind of place it is, such as `cafe`, and how to reach it.
    case category, phone, url
    /// Where it is, in degrees.
    case latitude, longitude
  }

  /// Those that say where a place is, in words.
  package static let address: Set<Column> = [
    .name, .subThoroughfare, .thoroughfare, .subLocality, .locality, .subAdministrativeArea,
    .administrativeArea, .postalCode, .country, .isoCountryCode,
  ]

  /// Those that a search looks into.
  package static let searchable: Set<Column> = address.union([.category, .areasOfInterest])

  private var texts: [Column: String]
  /// Degrees north of the equator.
  package let latitude: Double
  /// Degrees east of Greenwich.
  package let longitude: Double

  /// Creates a place from a line of the fixture; `nil` where it does not say where on the earth that is.
  ///
  /// - Parameter texts: What the columns say.
  package init?(_ texts: [Column: String]) {
    guard let latitude = texts[.latitude].flatMap({ Double($0) }), abs(latitude) <= 90,
      let longitude = texts[.longitude].flatMap({ Double($0) }), abs(longitude) <= 180
    else { return nil }
    self.texts = texts
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a place of which only the coordinate and some parts of the address are known.
  ///
  /// - Parameters:
  ///   - coordinate: Where it is.
  ///   - texts: What else is known.
  package init(_ coordinate: CLLocationCoordinate2D, _ texts: [Column: String] = [:]) {
    self.texts = texts
    latitude = coordinate.latitude
    longitude = coordinate.longitude
  }

  /// Where it is.
  package var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// What a column says; `nil` where it says nothing.
  package subscript(column: Column) -> String? {
    texts[column].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The street and the number, in the order of the place's country.
  package var street: String? {
    let countriesWithNumbersFirst: Set = ["US", "GB", "CA", "AU", "NZ", "IE", "FR", "IN"]
    let code = self[.isoCountryCode]?.uppercased() ?? "US"
    let parts =
      countriesWithNumbersFirst.contains(code)
      ? [self[.subThoroughfare], self[.thoroughfare]]
      : [self[.thoroughfare], self[.subThoroughfare]]
    let known = parts.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " ")
  }

  /// The address in a line, without the name.
  package var addressLine: String {
    let region = [self[.administrativeArea], self[.postalCode]].compactMap { $0 }
    return [
      street, self[.locality], region.isEmpty ? nil : region.joined(separator: " "), self[.country],
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }

  /// Whether some column has each of the words, at the beginning of one of its own.
  ///
  /// - Parameters:
  ///   - query: Words in any order, whatever their case and accents.
  ///   - columns: Where to look for them.
  /// - Returns: Whether all are there; `false` where there are no words.
  package func matches(_ query: String, in columns: Set<Column>) -> Bool {
    let wanted = Self.words(of: query)
    let words = columns.compactMap { self[$0] }.flatMap {
      Self.words(of: $0) + Self.words(of: Self.spaced($0))
    }
    return !wanted.isEmpty
      && wanted.allSatisfy { part in
        words.contains { $0.hasPrefix(part) || (Self.isWide(part) && $0.contains(part)) }
      }
  }

  /// The words of a text, without case and accents.
  private static func words(of text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A text with blanks before capitals within words, as categories such as `publicTransport` have.
  private static func spaced(_ text: String) -> String {
    var spaced = ""
    for character in text {
      if character.isUppercase, spaced.last?.isLowercase == true { spaced += " " }
      spaced.append(character)
    }
    return spaced
  }

  /// Whether a word is in a script that puts no blanks between words.
  private static func isWide(_ word: String) -> Bool {
    word.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
  }
}
