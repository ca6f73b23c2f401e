public import Foundation
public import FoundationNetworking

/// A request that is under way, or waits to be started with ``resume()``.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// How far a task is.
  @frozen public enum State: Int, Sendable {
    /// It is under way.
    case running = 0
    /// It has not been started, or is held up.
    case suspended = 1
    /// It has been cancelled and will end soon.
    case canceling = 2
    /// It has ended.
    case completed = 3
  }

  /// The least that a task can be worth.
  public static let lowPriority: Float = 0.25
  /// What a task is worth when nothing else is said.
  public static let defaultPriority: Float = 0.5
  /// The most that a task can be worth.
  public static let highPriority: Float = 0.75
  /// A length that is not known, in bytes.
  public static let transferSizeUnknown: Int64 = -1

  /// Number of the task within its session.
  open private(set) var taskIdentifier = 0
  /// The request that the task was made with.
  open private(set) var originalRequest: URLRequest?
  /// The request that is being answered, which differs after a redirection.
  open internal(set) var currentRequest: URLRequest?
  /// The response, once it has come.
  open internal(set) var response: URLResponse?
  /// Why the task failed.
  open internal(set) var error: (any Error)?
  /// How far the task is.
  open internal(set) var state = State.suspended
  /// Told about this task before the session's delegate.
  open var delegate: (any URLSessionTaskDelegate)?
  /// What the app calls it.
  open var taskDescription: String?
  /// What it is worth, from 0 to 1; says nothing here, where requests do not compete.
  open var priority = URLSessionTask.defaultPriority
  /// The earliest moment to start at.
  open var earliestBeginDate: Date?
  /// Whether data is wanted as it comes.
  open var prefersIncrementalDelivery = true
  /// How much the app expects to send, in bytes.
  open var countOfBytesClientExpectsToSend = URLSessionTask.transferSizeUnknown
  /// How much the app expects to receive, in bytes.
  open var countOfBytesClientExpectsToReceive = URLSessionTask.transferSizeUnknown
  /// How much has been received, in bytes.
  open internal(set) var countOfBytesReceived: Int64 = 0
  /// How much has been sent, in bytes.
  open internal(set) var countOfBytesSent: Int64 = 0
  /// How much is to be sent, in bytes.
  open internal(set) var countOfBytesExpectedToSend: Int64 = 0
  /// How much is to be received, in bytes.
  open internal(set) var countOfBytesExpectedToReceive: Int64 = 0
  /// How far the task is, for showing it.
  public let progress = Progress(totalUnitCount: 100)

  /// The session, as long as the task has not ended.
  var session: URLSession?
  /// Does the work, once the task has been started.
  var loader: TaskLoader?
  /// What the body of the request is, besides the request's own.
  var uploadBody: Data?
  private var suspensions = 0

  /// Creates a task that no session knows; for stand-ins in tests.
  public override init() { super.init() }

  /// Makes the task one of a session.
  func prepare(session: URLSession, identifier: Int, request: URLRequest) {
    self.session = session
    taskIdentifier = identifier
    originalRequest = request
    currentRequest = request
    let size = uploadBody?.count ?? request.httpBody?.count ?? 0
    countOfBytesExpectedToSend = Int64(size)
  }

  /// Starts the task, or lets it go on.
  open func resume() {
    guard session != nil else { return }
    if suspensions > 0 { suspensions -= 1 }
    guard suspensions == 0, state == .suspended else { return }
    state = .running
    if let loader { loader.resume() } else { start() }
  }

  /// Holds the task up; it goes on after as many calls of ``resume()``.
  open func suspend() {
    guard state == .running || suspensions > 0 else { return }
    suspensions += 1
    state = .suspended
    loader?.suspend()
  }

  /// Ends the task with `URLError.cancelled`.
  open func cancel() {
    guard state == .running || state == .suspended, session != nil else { return }
    state = .canceling
    if loader == nil { loader = TaskLoader(task: self) }
    loader?.cancel()
  }

  private func start() {
    let loader = TaskLoader(task: self)
    self.loader = loader
    loader.start()
  }

  // What the loader tells; each kind of task does its own with it.

  /// Takes the response.
  func didReceive(_ response: URLResponse, then: @escaping (Bool) -> Void) { then(true) }

  /// Takes a part of the body.
  func didReceive(_ data: Data) {}

  /// Takes the end.
  func didEnd(_ error: (any Error)?) {
    taskDelegate?.urlSession(callingSession, task: self, didCompleteWithError: error)
  }

  /// The session for calls of delegates, which have one as long as the task has not ended.
  var callingSession: URLSession { session ?? .shared }

  /// Who is told about the task.
  var taskDelegate: (any URLSessionTaskDelegate)? {
    delegate ?? session?.delegate as? any URLSessionTaskDelegate
  }
}
