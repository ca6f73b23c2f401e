import CoreLocation

/// A kind of place of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  /// The kind that the fixture says a place is, such as `cafe`; `nil` where it does not say.
  ///
  /// - Parameter place: The place.
  init?(of place: Place) {
    guard let name = place[.category] else { return nil }
    self.init(name == "atm" ? "ATM" : name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Journeys: planes, cars, boats, buses and trains.
  public static let airport = MKPointOfInterestCategory("Airport")
  /// Journeys by car.
  public static let carRental = MKPointOfInterestCategory("CarRental")
  /// Journeys by electric car.
  public static let evCharger = MKPointOfInterestCategory("EVCharger")
  /// Journeys by car.
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  /// Journeys by boat.
  public static let marina = MKPointOfInterestCategory("Marina")
  /// Cars that stand.
  public static let parking = MKPointOfInterestCategory("Parking")
  /// Buses and trains.
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  /// Bread.
  public static let bakery = MKPointOfInterestCategory("Bakery")
  /// Beer.
  public static let brewery = MKPointOfInterestCategory("Brewery")
  /// Coffee.
  public static let cafe = MKPointOfInterestCategory("Cafe")
  /// Things to cook.
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  /// Meals.
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  /// Wine.
  public static let winery = MKPointOfInterestCategory("Winery")
  /// Goods.
  public static let store = MKPointOfInterestCategory("Store")
  /// Clean clothes.
  public static let laundry = MKPointOfInterestCategory("Laundry")
  /// Money from a machine.
  public static let atm = MKPointOfInterestCategory("ATM")
  /// Money.
  public static let bank = MKPointOfInterestCategory("Bank")
  /// Letters.
  public static let postOffice = MKPointOfInterestCategory("PostOffice")
  /// Rooms.
  public static let hotel = MKPointOfInterestCategory("Hotel")
  /// Tents.
  public static let campground = MKPointOfInterestCategory("Campground")
  /// Toilets.
  public static let restroom = MKPointOfInterestCategory("Restroom")
  /// Fish.
  public static let aquarium = MKPointOfInterestCategory("Aquarium")
  /// Animals.
  public static let zoo = MKPointOfInterestCategory("Zoo")
  /// Rides.
  public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
  /// Sand.
  public static let beach = MKPointOfInterestCategory("Beach")
  /// Trees.
  public static let park = MKPointOfInterestCategory("Park")
  /// More trees.
  public static let nationalPark = MKPointOfInterestCategory("NationalPark")
  /// Art.
  public static let museum = MKPointOfInterestCategory("Museum")
  /// Films.
  public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
  /// Plays.
  public static let theater = MKPointOfInterestCategory("Theater")
  /// Music and dance.
  public static let nightlife = MKPointOfInterestCategory("Nightlife")
  /// Matches.
  public static let stadium = MKPointOfInterestCategory("Stadium")
  /// Exercise.
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  /// Books.
  public static let library = MKPointOfInterestCategory("Library")
  /// Lessons.
  public static let school = MKPointOfInterestCategory("School")
  /// Lectures.
  public static let university = MKPointOfInterestCategory("University")
  /// Doctors.
  public static let hospital = MKPointOfInterestCategory("Hospital")
  /// Medicine.
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  /// Those who put out fires.
  public static let fireStation = MKPointOfInterestCategory("FireStation")
  /// Those who look for thieves.
  public static let police = MKPointOfInterestCategory("Police")
}

/// Which kinds of places are wanted.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
  private let listed: Set<MKPointOfInterestCategory>
  private let wantsListed: Bool

  private init(_ listed: Set<MKPointOfInterestCategory>, wantsListed: Bool) {
    self.listed = listed
    self.wantsListed = wantsListed
  }

  /// Wants some.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), wantsListed: true)
  }

  /// Wants all but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), wantsListed: false)
  }

  /// Wants all.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// Wants none.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether a kind is wanted.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    listed.contains(category) == wantsListed
  }

  /// Whether a kind is not wanted.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// The same filter: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
