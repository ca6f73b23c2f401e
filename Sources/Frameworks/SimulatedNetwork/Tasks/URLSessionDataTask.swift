import Foundation
import FoundationNetworking

/// A task whose answer comes as data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  /// How the end of the task is told.
  typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// Told of the end, with all the data; without it the delegate is told.
  var completion: Completion?
  /// Told of the response and each part of the body, for streams.
  var observer: TaskObserver?
  private var received = Data()

  /// Creates a task that no session knows; for stand-ins in tests.
  public override init() { super.init() }

  private var dataDelegate: (any URLSessionDataDelegate)? {
    delegate as? any URLSessionDataDelegate ?? session?.delegate as? any URLSessionDataDelegate
  }

  override func didReceive(_ response: URLResponse, then: @escaping (Bool) -> Void) {
    if let observer {
      observer.onResponse(response)
      return then(true)
    }
    guard completion == nil, let dataDelegate else { return then(true) }
    nonisolated(unsafe) let then = then
    dataDelegate.urlSession(callingSession, dataTask: self, didReceive: response) {
      then($0 != .cancel)
    }
  }

  override func didReceive(_ data: Data) {
    if let observer { return observer.onData(data) }
    guard completion == nil else { return received.append(data) }
    dataDelegate?.urlSession(callingSession, dataTask: self, didReceive: data)
  }

  override func didEnd(_ error: (any Error)?) {
    if let observer { return observer.onEnd(error) }
    guard let completion else { return super.didEnd(error) }
    self.completion = nil
    // As on iOS there is no data with an error, but a response if it had come.
    completion(error == nil ? received : nil, response, error)
  }
}

/// A task that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
  /// Creates a task that no session knows; for stand-ins in tests.
  public override init() { super.init() }
}

/// Follows a task from within.
struct TaskObserver {
  /// Told of the response.
  var onResponse: (URLResponse) -> Void
  /// Told of each part of the body.
  var onData: (Data) -> Void
  /// Told of the end.
  var onEnd: ((any Error)?) -> Void
}
