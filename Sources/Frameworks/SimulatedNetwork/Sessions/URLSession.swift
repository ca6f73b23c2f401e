public import Foundation
public import FoundationNetworking
import VirtualTime

/// Sends requests into the simulated network, where files answer them after virtual time.
///
/// Everything is told on the main thread, which is the only one; a delegate's queue says nothing.
open class URLSession: NSObject, @unchecked Sendable {
  /// What to do when a server asks who is there.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// Give a credential.
    case useCredential = 0
    /// Leave it to the system.
    case performDefaultHandling = 1
    /// End the request.
    case cancelAuthenticationChallenge = 2
    /// Try another way.
    case rejectProtectionSpace = 3
  }

  /// What to do with a response that has come.
  public enum ResponseDisposition: Int, Sendable {
    /// End the task.
    case cancel = 0
    /// Take the body.
    case allow = 1
    /// Have the body become a file; taken as ``allow`` here.
    case becomeDownload = 2
    /// Have the body become a stream; taken as ``allow`` here.
    case becomeStream = 3
  }

  /// When a delayed request is to be sent.
  public enum DelayedRequestDisposition: Int, Sendable {
    /// As it is.
    case continueLoading = 0
    /// In another form.
    case useNewRequest = 1
    /// Not at all.
    case cancel = 2
  }

  private static let sharedSession = URLSession(
    configuration: .default, delegate: nil, delegateQueue: nil)

  /// The session of those who need no other.
  open class var shared: URLSession { sharedSession }

  /// The queue that the delegate is called on; says nothing here.
  public let delegateQueue: OperationQueue
  /// Told about tasks, until the session is invalidated.
  open private(set) var delegate: (any URLSessionDelegate)?
  /// A copy of what the session was made with.
  open var configuration: URLSessionConfiguration {
    fixedConfiguration.copy() as? URLSessionConfiguration ?? fixedConfiguration
  }
  /// What the app calls it.
  open var sessionDescription: String?

  private let fixedConfiguration: URLSessionConfiguration
  /// The tasks that have not ended, by number.
  private var running: [Int: URLSessionTask] = [:]
  private var lastIdentifier = 0
  private var isInvalid = false

  /// Creates a session without a delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Creates a session.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    fixedConfiguration = configuration.copy() as? URLSessionConfiguration ?? configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
    super.init()
  }

  /// Creates a session with the usual configuration; for stand-ins in tests.
  public convenience override init() {
    self.init(configuration: .default, delegate: nil, delegateQueue: nil)
  }

  /// Makes a task one of this session.
  func add<Task: URLSessionTask>(_ task: Task, _ request: URLRequest) -> Task {
    lastIdentifier += 1
    task.prepare(session: self, identifier: lastIdentifier, request: request)
    running[lastIdentifier] = task
    task.taskDelegate?.urlSession(self, didCreateTask: task)
    return task
  }

  /// Lets a task go that has ended.
  func didEnd(_ task: URLSessionTask) {
    running[task.taskIdentifier] = nil
    task.session = nil
    if isInvalid, running.isEmpty { endDelegate() }
  }

  /// The class of the team's that answers a request; `nil` for the simulated network.
  func protocolClass(for request: URLRequest) -> URLProtocol.Type? {
    let own = (fixedConfiguration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
    // As on iOS, registered classes are asked for the requests of the shared session only.
    let registered = self === URLSession.sharedSession ? URLProtocol.registeredClasses : []
    return (own + registered).first { $0.canInit(with: request) }
  }

  // MARK: Tasks whose answer comes as data

  /// Makes a task that tells the delegate.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    add(URLSessionDataTask(), request)
  }

  /// Makes a task that tells the delegate.
  open func dataTask(with url: URL) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url))
  }

  /// Makes a task.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let task = URLSessionDataTask()
    task.completion = completionHandler
    return add(task, request)
  }

  /// Makes a task.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: Tasks that send data

  /// Makes a task that sends data and tells the delegate.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    let task = URLSessionUploadTask()
    task.uploadBody = bodyData
    return add(task, request)
  }

  /// Makes a task that sends a file and tells the delegate.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    uploadTask(with: request, from: (try? Data(contentsOf: fileURL)) ?? Data())
  }

  /// Makes a task that sends data.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let task = URLSessionUploadTask()
    task.uploadBody = bodyData
    task.completion = completionHandler
    return add(task, request)
  }

  /// Makes a task that sends a file.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: try? Data(contentsOf: fileURL), completionHandler: completionHandler)
  }

  // MARK: Tasks whose answer becomes a file

  /// Makes a task that tells the delegate.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(), request)
  }

  /// Makes a task that tells the delegate.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Makes a task.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let task = URLSessionDownloadTask()
    task.completion = completionHandler
    return add(task, request)
  }

  /// Makes a task.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: The end

  /// Takes no more tasks and ends with the last one.
  open func finishTasksAndInvalidate() {
    guard !isInvalid, self !== URLSession.sharedSession else { return }
    isInvalid = true
    if running.isEmpty { endDelegate() }
  }

  /// Cancels all tasks and ends.
  open func invalidateAndCancel() {
    guard self !== URLSession.sharedSession else { return }
    for task in unfinishedTasks { task.cancel() }
    finishTasksAndInvalidate()
  }

  /// Forgets what it keeps; there is nothing.
  open func reset(completionHandler: @escaping @Sendable () -> Void) { tell(completionHandler) }

  /// Writes what it keeps; there is nothing.
  open func flush(completionHandler: @escaping @Sendable () -> Void) { tell(completionHandler) }

  /// The tasks that have not ended, by kind.
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    let all = unfinishedTasks
    let uploads = all.compactMap { $0 as? URLSessionUploadTask }
    let data = all.compactMap { $0 as? URLSessionDataTask }.filter { !($0 is URLSessionUploadTask) }
    let downloads = all.compactMap { $0 as? URLSessionDownloadTask }
    tell { completionHandler(data, uploads, downloads) }
  }

  /// The tasks that have not ended.
  open func getAllTasks(
    completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void
  ) {
    let all = unfinishedTasks
    tell { completionHandler(all) }
  }

  var unfinishedTasks: [URLSessionTask] { running.sorted { $0.key < $1.key }.map(\.value) }

  private func tell(_ action: @escaping @Sendable () -> Void) {
    VirtualTime.schedule(after: .zero, kind: .network, label: "URLSession") { action() }
  }

  private func endDelegate() {
    tell { [self] in
      delegate?.urlSession(self, didBecomeInvalidWithError: nil)
      delegate = nil
    }
  }
}
