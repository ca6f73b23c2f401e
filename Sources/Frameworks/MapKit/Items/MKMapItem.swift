public import CoreLocation
import DeviceServices
import VirtualTime

/// A place of interest, or where the device is.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// How to call it.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// Its time zone.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Where it is.
  open private(set) var placemark: MKPlacemark
  /// Whether it is where the device is.
  public let isCurrentLocation: Bool

  /// Creates an item of a place.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark, isCurrentLocation: false)
    name = placemark.name
    timeZone = placemark.timeZone
  }

  /// Creates an item of a place without an address.
  public convenience override init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Creates an item of a place with an address in words.
  @available(iOS26 )
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    givenAddress = address?.fullAddress
  }

  private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
    super.init()
  }

  /// Creates an item of a place of the fixture.
  ///
  /// - Parameter place: The place.
  convenience init(_ place: Place) {
    self.init(placemark: MKPlacemark(place))
    phoneNumber = place[.phone]
    url = place[.url].flatMap { URL(string: $0) }
    pointOfInterestCategory = MKPointOfInterestCategory(of: place)
  }

  /// The address in words that the app has given.
  private var givenAddress: String?

  /// Where it is.
  @available(iOS26 )
  public var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// Its address in words.
  @available(iOS26 )
  public var address: MKAddress? {
    let line = givenAddress ?? placemark.place.addressLine
    return MKAddress(fullAddress: line, shortAddress: placemark.place.street)
  }

  /// Where the device is.
  open class func forCurrentLocation() -> MKMapItem {
    let place = DeviceServices.shared.location.coordinate
    let coordinate = place.map {
      CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
    }
    let item = MKMapItem(
      MKPlacemark(coordinate: coordinate ?? kCLLocationCoordinate2DInvalid),
      isCurrentLocation: true)
    item.name = "Current Location"
    return item
  }

  /// Opens it in Maps, by a link, which the system opens as it opens any link.
  ///
  /// - Parameter launchOptions: How Maps is to show it, which changes nothing here.
  /// - Returns: That it is tried.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens some in Maps: the first one.
  ///
  /// - Parameters:
  ///   - mapItems: What to show.
  ///   - launchOptions: How Maps is to show it, which changes nothing here.
  /// - Returns: Whether there is anything to show.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    guard let item = mapItems.first,
      var link = URLComponents(string: "https://maps.apple.com/")
    else { return false }
    let place = item.placemark.coordinate
    link.queryItems = [
      URLQueryItem(name: "ll", value: "\(place.latitude),\(place.longitude)"),
      URLQueryItem(name: "q", value: item.name ?? ""),
    ]
    guard let url = link.url else { return false }
    VirtualTime.schedule(after: .zero, kind: .timer, label: "open Maps") {
      _ = DeviceServices.shared.links.open(url)
    }
    return true
  }

  /// What it is called, for people who read the console.
  open override var description: String { "<MKMapItem: \(name ?? "")>" }
}

/// How Maps is to lead to a place.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// As the person usually goes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By buses and trains.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The middle of what Maps is to show.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much Maps is to show.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
