public import Foundation

/// Runs an app's work in the background, when the system finds time.
///
/// Here it never does: requests are kept, and no task is begun, as on a device that lies in a drawer.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = BGTaskScheduler()

  private let lock = NSLock()
  private var names: Set<String> = []
  private var requests: [BGTaskRequest] = []

  /// Why a request is not taken.
  public struct Error: Swift.Error, CustomNSError, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests
      case notPermitted
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// Tasks of this kind are not run.
    public static let unavailable = Code.unavailable
    /// There are too many requests.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The app has not said that it has such tasks.
    public static let notPermitted = Code.notPermitted
    /// The domain of these errors.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
  }

  /// Says what is run for a task; it never is.
  ///
  /// - Returns: Whether nothing was said for it before.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { lock.withLock { names.insert(identifier).inserted } }

  /// Asks for a task to be run some time.
  ///
  /// - Throws: Nothing, here.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    lock.withLock {
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }

  /// Withdraws a request.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests.removeAll { $0.identifier == identifier } }
  }

  /// Withdraws all requests.
  open func cancelAllTaskRequests() { lock.withLock { requests = [] } }

  /// Tells the requests that wait.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(lock.withLock { requests })
  }

  /// The requests that wait.
  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }
}
