public import Foundation
import FoundationNetworking

/// A task whose answer becomes a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// How the end of the task is told.
  typealias Completion = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  /// Told of the end; without it the delegate is told.
  var completion: Completion?
  /// Whether the file stays after the call that tells of it, as for `async` callers.
  var keepsFile = false
  private var received = Data()

  /// Creates a task that no session knows; for stand-ins in tests.
  public override init() { super.init() }

  /// Ends the task; there is nothing to go on from later, as from a server that does not serve
  /// parts.
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }

  private var downloadDelegate: (any URLSessionDownloadDelegate)? {
    delegate as? any URLSessionDownloadDelegate
      ?? session?.delegate as? any URLSessionDownloadDelegate
  }

  override func didReceive(_ data: Data) {
    received.append(data)
    guard completion == nil else { return }
    downloadDelegate?.urlSession(
      callingSession, downloadTask: self, didWriteData: Int64(data.count),
      totalBytesWritten: countOfBytesReceived,
      totalBytesExpectedToWrite: countOfBytesExpectedToReceive)
  }

  override func didEnd(_ error: (any Error)?) {
    var error = error
    var file: URL?
    if error == nil {
      file = FileManager.default.temporaryDirectory
        .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
      do {
        if let file { try received.write(to: file) }
      } catch {
        file = nil
      }
      if file == nil { error = URLError.simulated(.cannotWriteToFile, for: currentRequest) }
    }
    received = Data()
    if let completion {
      self.completion = nil
      completion(file, response, error)
    } else {
      if let file {
        downloadDelegate?.urlSession(
          callingSession, downloadTask: self, didFinishDownloadingTo: file)
      }
      super.didEnd(error)
    }
    // As on iOS the file is there during the call only.
    if !keepsFile, let file { try? FileManager.default.removeItem(at: file) }
  }
}
