import CoreLocation

extension MKDirections {
  /// From where to where.
  open class Request: NSObject, @unchecked Sendable {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// How.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted; there is one here.
    open var requestsAlternateRoutes = false
    /// When somebody goes.
    open var departureDate: Date?
    /// When somebody is to be there.
    open var arrivalDate: Date?

    /// Creates an empty request.
    public override init() { super.init() }

    /// The way; `nil` where it leads from or to nowhere.
    var route: MKRoute? {
      guard let source = source?.placemark.coordinate,
        let target = destination?.placemark.coordinate, CLLocationCoordinate2DIsValid(source),
        CLLocationCoordinate2DIsValid(target)
      else { return nil }
      return MKRoute(
        from: source, to: target, name: destination?.name ?? "", transportType.taken)
    }
  }

  /// The ways.
  open class Response: NSObject, @unchecked Sendable {
    /// From where.
    public let source: MKMapItem
    /// To where.
    public let destination: MKMapItem
    /// The one way that there is.
    public let routes: [MKRoute]

    init(_ request: Request, _ route: MKRoute) {
      source = request.source ?? MKMapItem()
      destination = request.destination ?? MKMapItem()
      routes = [route]
    }
  }

  /// How long it takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// From where.
    public let source: MKMapItem
    /// To where.
    public let destination: MKMapItem
    /// Seconds on the way.
    public let expectedTravelTime: TimeInterval
    /// Metres on the way.
    public let distance: CLLocationDistance
    /// When one is there.
    public let expectedArrivalDate: Date
    /// When one goes.
    public let expectedDepartureDate: Date
    /// How one goes.
    public let transportType: MKDirectionsTransportType

    init(_ request: Request, _ route: MKRoute) {
      source = request.source ?? MKMapItem()
      destination = request.destination ?? MKMapItem()
      expectedTravelTime = route.expectedTravelTime
      distance = route.distance
      let time = route.expectedTravelTime
      expectedDepartureDate =
        request.departureDate ?? request.arrivalDate?.addingTimeInterval(-time) ?? Date()
      expectedArrivalDate = expectedDepartureDate.addingTimeInterval(time)
      transportType = route.transportType
    }
  }
}
