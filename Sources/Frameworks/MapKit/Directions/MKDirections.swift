import CoreLocation

/// Leads from place to place: straight along the great circle, at a speed of the kind of transport.
///
/// The answer comes after 300 milliseconds of virtual time; without the fixture `CoreLocation/places.csv`
/// it fails as a device without network does.
open class MKDirections: NSObject, @unchecked Sendable {
  /// Takes the ways, or why there are none.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Takes how long it takes, or why nobody knows.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let request: Request
  private var question: PlaceQuestion<MKRoute>?

  /// Creates directions.
  public init(request: Request) {
    self.request = request
    super.init()
  }

  /// Whether an answer is to come.
  open var isCalculating: Bool { question?.isOpen ?? false }

  /// Finds the way.
  ///
  /// - Parameter completionHandler: Takes it.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    ask { [request] in $0.map { Response(request, $0) }.tell(completionHandler) }
  }

  /// Finds the way.
  ///
  /// - Returns: The one way that there is.
  /// - Throws: An ``MKError``.
  open func calculate() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      calculate { response, error in
        if let response {
          continuation.resume(returning: response)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }

  /// Finds how long it takes.
  ///
  /// - Parameter completionHandler: Takes it.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    ask { [request] in $0.map { ETAResponse(request, $0) }.tell(completionHandler) }
  }

  /// Finds how long it takes.
  ///
  /// - Returns: How long.
  /// - Throws: An ``MKError``.
  open func calculateETA() async throws -> ETAResponse {
    try await withCheckedThrowingContinuation { continuation in
      calculateETA { response, error in
        if let response {
          continuation.resume(returning: response)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }

  /// Takes the question back; the handler is told so.
  open func cancel() { question?.cancel(MKError(.unknown)) }

  private func ask(_ handler: @escaping PlaceQuestion<MKRoute>.Handler) {
    let request = request
    question = PlaceQuestion(
      "directions",
      answer: {
        guard PlaceTable.current() != nil else { return .failure(MKError(.serverFailure)) }
        guard let route = request.route else { return .failure(MKError(.directionsNotFound)) }
        return .success(route)
      }, handler: handler)
  }
}
