public import CoreLocation

/// Pictures of a street, of which there are none here.
public final class MKLookAroundScene: NSObject, Sendable {
  private override init() { super.init() }
}

/// Asks for pictures of a street: the answer is that there are none, as of most streets of the world.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// At which place.
  public let mapItem: MKMapItem?

  private var question: PlaceQuestion<MKLookAroundScene?>?
  /// Whether the app has taken the question back.
  public private(set) var isCancelled = false

  /// Creates a request.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
    super.init()
  }

  /// Creates a request for a place.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
    super.init()
  }

  /// Whether an answer is to come.
  open var isLoading: Bool { question?.isOpen ?? false }

  /// The pictures: none.
  open var scene: MKLookAroundScene? {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        ask { continuation.resume(with: $0) }
      }
    }
  }

  /// Asks.
  ///
  /// - Parameter completionHandler: Takes that there are none.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    ask { result in result.tell { completionHandler($0 ?? nil, $1) } }
  }

  /// Takes the question back; whoever has asked is told so.
  open func cancel() {
    isCancelled = true
    question?.cancel(MKError(.unknown))
  }

  private func ask(_ handler: @escaping PlaceQuestion<MKLookAroundScene?>.Handler) {
    question = PlaceQuestion("Look Around", answer: { .success(nil) }, handler: handler)
  }
}
