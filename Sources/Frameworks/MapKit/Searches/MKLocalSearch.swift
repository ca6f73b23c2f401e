import CoreLocation

/// Looks for places in the fixture `CoreLocation/places.csv`.
///
/// Found are those whose names, addresses, categories and sights have all words of the query, and that lie
/// in the region where the request has one. The answer comes after 300 milliseconds of virtual time.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Takes what was found, or why nothing was.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  private var question: PlaceQuestion<Response>?

  /// Creates a search.
  public init(request: Request) {
    self.request = request
    super.init()
  }

  /// Whether an answer is to come.
  open var isSearching: Bool { question?.isOpen ?? false }

  /// Looks.
  ///
  /// - Parameter completionHandler: Takes what was found.
  open func start(completionHandler: @escaping CompletionHandler) {
    let request = request
    question = PlaceQuestion(
      "local search", answer: { Self.answer(to: request) },
      handler: { $0.tell(completionHandler) })
  }

  /// Looks.
  ///
  /// - Returns: What was found.
  /// - Throws: An ``MKError``.
  open func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      start { response, error in
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

  private static func answer(to request: Request) -> Result<Response, any Error> {
    guard let table = PlaceTable.current() else { return .failure(MKError(.serverFailure)) }
    let found = table.places.filter(request.wants)
    guard !found.isEmpty else { return .failure(MKError(.placemarkNotFound)) }
    return .success(Response(found))
  }

  /// What is found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places, in the fixture's order.
    public let mapItems: [MKMapItem]
    /// A region with all of them in it.
    public let boundingRegion: MKCoordinateRegion

    init(_ places: [Place]) {
      mapItems = places.map { MKMapItem($0) }
      boundingRegion = MKCoordinateRegion(around: places.map(\.coordinate))
    }
  }

  /// What kinds of results are wanted.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Places without a category.
    public static let address = ResultType(rawValue: 1)
    /// Places with a category.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and the like, which the fixture does not tell apart.
    @available(iOS18 )
    public static var physicalFeature: ResultType { ResultType(rawValue: 4) }
  }
}
