/// What can go wrong.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The kinds of error, as Core Location numbers them.
  public enum Code: Int, Sendable {
    /// Of locations and headings.
    case locationUnknown, denied, network, headingFailure
    /// Of regions.
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    /// Of regions and of geocoding.
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
    /// Of geocoding and of updates that come later.
    case geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    /// Of updates that come later, and of beacons.
    case deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    /// Of prompts and of the rest.
    case promptDeclined, historicalLocationError
  }

  /// Which one it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Its number.
  public var errorCode: Int { code.rawValue }
  /// Nothing is known besides.
  public var errorUserInfo: [String: Any] { [:] }

  /// The domain of these errors.
  public static let errorDomain = "kCLErrorDomain"
  /// The place cannot be found right now.
  public static let locationUnknown = Code.locationUnknown
  /// The person has refused.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
  /// It cannot be said where the device points.
  public static let headingFailure = Code.headingFailure
  /// The app may not watch regions.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// A region cannot be watched.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// There is nothing at an address.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// There is something at a part of an address.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The app does not want to know any more.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// The person has declined a prompt.
  public static let promptDeclined = Code.promptDeclined
}

/// The domain of Core Location's errors.
public let kCLErrorDomain = CLError.errorDomain
