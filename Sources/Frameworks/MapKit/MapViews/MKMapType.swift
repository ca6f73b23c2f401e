/// How the earth is drawn.
public enum MKMapType: UInt, Sendable {
  /// The cases as MapKit numbers them.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
