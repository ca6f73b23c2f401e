public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// A publisher of a request's answer.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of a request's answer.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends a request for each subscriber, and publishes its answer.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The body and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// Creates a publisher.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(
        subscription: Request(AnySubscriber(subscriber), request: request, session: session))
    }
  }

  /// One subscriber's request, sent when it first asks for something.
  private final class Request: Subscription, @unchecked Sendable {
    private var subscriber: AnySubscriber<DataTaskPublisher.Output, URLError>?
    private let request: URLRequest
    private let session: URLSession
    private var task: URLSessionDataTask?

    init(
      _ subscriber: AnySubscriber<DataTaskPublisher.Output, URLError>, request: URLRequest,
      session: URLSession
    ) {
      self.subscriber = subscriber
      self.request = request
      self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none, task == nil, subscriber != nil else { return }
      let task = session.dataTask(with: request) { [self] data, response, error in
        guard let subscriber else { return }
        self.subscriber = nil
        if let data, let response {
          _ = subscriber.receive((data: data, response: response))
          subscriber.receive(completion: .finished)
        } else {
          let failure = error as? URLError ?? URLError(.unknown)
          subscriber.receive(completion: .failure(failure))
        }
      }
      self.task = task
      task.resume()
    }

    func cancel() {
      subscriber = nil
      task?.cancel()
      task = nil
    }
  }
}
