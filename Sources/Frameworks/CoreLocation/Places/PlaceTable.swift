package import DeviceServices

/// The places that the services of maps know, by `CoreLocation/places.csv` in the folder of fixtures.
///
/// Each line is a place, below a line with the names of the columns:
///
///     name,thoroughfare,subThoroughfare,locality,country,latitude,longitude,category,phone
///     "Café Nord, Mitte",Torstraße,12,Berlin,Germany,52.5292,13.4010,cafe,+49 30 1234
///
/// Other columns are those of ``Place/Column``. A value with a comma stands in quotation marks, in which
/// a mark is written twice.
package struct PlaceTable: Sendable {
  /// The file, in the folder of fixtures.
  package static let path = "CoreLocation/places.csv"
  /// How far a place may be for reverse geocoding to find it, in metres.
  package static let reach: CLLocationDistance = 500

  /// The places, in the file's order.
  package let places: [Place]

  /// Reads the lines of a table; what is no place is noted.
  ///
  /// - Parameter text: What the file holds.
  package init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
    let columns = Self.values(of: lines.first ?? "").map { Place.Column(rawValue: $0) }
    places = lines.dropFirst().compactMap { line in
      let pairs = zip(columns, Self.values(of: line)).compactMap { column, value in
        column.map { ($0, value) }
      }
      let place = Place(Dictionary(pairs) { first, _ in first })
      if place == nil {
        DeviceServices.shared.notes.add(
          "CoreLocation does not understand “\(line)” in \(Self.path).")
      }
      return place
    }
  }

  /// The places of the project.
  ///
  /// - Returns: `nil`, with a note, where no fixture names any.
  package static func current() -> PlaceTable? {
    guard let text = DeviceFixtures.current.text(of: path) else {
      DeviceServices.shared.notes.add(
        "CoreLocation and MapKit know no places; \(path) in the folder of fixtures can name them, "
          + "below a line such as “name,thoroughfare,locality,latitude,longitude,category”.")
      return nil
    }
    return PlaceTable(text)
  }

  /// Places at an address; those in a region before others.
  ///
  /// - Parameters:
  ///   - address: Words of their names and addresses.
  ///   - region: What is preferred.
  /// - Returns: All that have the words.
  package func places(at address: String, near region: CLCircularRegion?) -> [Place] {
    let found = places.filter { $0.matches(address, in: Place.address) }
    guard let region else { return found }
    return found.filter { region.contains($0.coordinate) }
      + found.filter { !region.contains($0.coordinate) }
  }

  /// The place nearest to a coordinate.
  ///
  /// - Parameter coordinate: Where to look.
  /// - Returns: `nil` where none is within ``reach``.
  package func place(nearest coordinate: CLLocationCoordinate2D) -> Place? {
    places.map { (place: $0, metres: coordinate.distance(to: $0.coordinate)) }
      .filter { $0.metres <= Self.reach }
      .min { $0.metres < $1.metres }?.place
  }

  /// The values of a line, of which those in quotation marks may have commas in them.
  private static func values(of line: String) -> [String] {
    var values = [""]
    var isQuoted = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        values[values.count - 1].append(rest.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: values.append("")
      default: values[values.count - 1].append(character)
      }
    }
    return values.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
