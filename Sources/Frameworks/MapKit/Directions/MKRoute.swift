public import CoreLocation

/// A way.
open class MKRoute: NSObject, @unchecked Sendable {
  /// What it is called: as the place that it leads to.
  public let name: String
  /// What is to be heeded: nothing.
  public let advisoryNotices: [String] = []
  /// How long it is, in metres.
  public let distance: CLLocationDistance
  /// How long it takes, in seconds.
  public let expectedTravelTime: TimeInterval
  /// How one goes.
  public let transportType: MKDirectionsTransportType
  /// The line from beginning to end.
  public let polyline: MKPolyline
  /// What to do on it: to go, and to arrive.
  public let steps: [Step]
  /// Whether it costs money: no.
  public let hasTolls = false
  /// Whether it goes over motorways: no.
  public let hasHighways = false

  init(
    from source: CLLocationCoordinate2D, to target: CLLocationCoordinate2D, name: String,
    _ transport: MKDirectionsTransportType
  ) {
    self.name = name
    distance = source.distance(to: target)
    expectedTravelTime = distance / transport.speed
    transportType = transport
    polyline = MKPolyline([source, target])
    steps = [
      Step("Head towards \(name)", distance, transport, polyline),
      Step("Arrive at \(name)", 0, transport, MKPolyline([target])),
    ]
  }

  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// What to do.
    public let instructions: String
    /// What is to be heeded: nothing.
    public let notice: String? = nil
    /// The line.
    public let polyline: MKPolyline
    /// How long it is, in metres.
    public let distance: CLLocationDistance
    /// How one goes.
    public let transportType: MKDirectionsTransportType

    init(
      _ instructions: String, _ distance: CLLocationDistance,
      _ transport: MKDirectionsTransportType, _ polyline: MKPolyline
    ) {
      self.instructions = instructions
      self.distance = distance
      transportType = transport
      self.polyline = polyline
    }
  }
}
