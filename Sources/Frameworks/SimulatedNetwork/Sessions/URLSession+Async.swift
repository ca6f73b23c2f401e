public import Foundation
public import FoundationNetworking
import VirtualTime

extension URLSession {
  /// The tasks that have not ended.
  public var allTasks: [URLSessionTask] { get async { unfinishedTasks } }

  /// The tasks that have not ended, by kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }

  /// Asks for data.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Asks for data.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: nil)
  }

  /// Asks for data.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Asks for data.
  ///
  /// - Throws: `URLError`; `URLError.cancelled` when the calling task is cancelled.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await Self.result(delegate) { dataTask(with: request, completionHandler: $0) }
  }

  /// Sends data.
  public func upload(for request: URLRequest, from bodyData: Data) async throws
    -> (Data, URLResponse)
  {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Sends data.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await Self.result(delegate) {
      uploadTask(with: request, from: bodyData, completionHandler: $0)
    }
  }

  /// Sends a file.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await Self.result(delegate) {
      uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
    }
  }

  /// Asks for a file.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Asks for a file.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await Self.result(delegate) { completion in
      let task = downloadTask(with: request, completionHandler: completion)
      task.keepsFile = true
      return task
    }
  }

  /// Runs a task for an asynchronous caller, whose cancellation cancels it.
  private static func result<Value: Sendable>(
    _ delegate: (any URLSessionTaskDelegate)?,
    _ make: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Value, URLResponse) {
    let running = RunningTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { value, response, error in
          if let value, let response {
            continuation.resume(returning: (value, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.delegate = delegate
        running.task = task
        VirtualTime.awaiting { task.resume() }
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      running.task?.cancel()
    }
  }

  /// The task of an asynchronous call, for its cancellation.
  private final class RunningTask: @unchecked Sendable {
    var task: URLSessionTask?
  }
}
