/// What can go wrong with maps.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The kinds of error, as MapKit numbers them.
  public enum Code: UInt, Sendable {
    /// Of all services, and of searches.
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// Which one it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Its number.
  public var errorCode: Int { Int(code.rawValue) }
  /// Nothing is known besides.
  public var errorUserInfo: [String: Any] { [:] }

  /// The domain of these errors.
  public static let errorDomain = "MKErrorDomain"
  /// Nobody knows why.
  public static let unknown = Code.unknown
  /// The service did not answer.
  public static let serverFailure = Code.serverFailure
  /// Too much was asked.
  public static let loadingThrottled = Code.loadingThrottled
  /// There is no such place.
  public static let placemarkNotFound = Code.placemarkNotFound
  /// There is no way.
  public static let directionsNotFound = Code.directionsNotFound
  /// The answer cannot be read.
  public static let decodingFailed = Code.decodingFailed
}

/// The domain of MapKit's errors.
public let MKErrorDomain = MKError.errorDomain
