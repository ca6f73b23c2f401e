import Foundation
import FoundationNetworking
import SessionProtocol
import VirtualTime

/// Has a task's request answered by a ``URLProtocol`` and tells the task, on the virtual clock.
final class TaskLoader: @unchecked Sendable {
  private static let redirectionLimit = 16

  private unowned let task: URLSessionTask
  private var answering: URLProtocol?
  private var timeout: ScheduledWork?
  private var resourceTimeout: ScheduledWork?
  private var starting: ScheduledWork?
  private var connectivityObserver: UInt64?
  private var redirections = 0
  private var isEnded = false
  /// What has arrived while the task is held up.
  private var held: [() -> Void] = []
  private var isWaitingForDisposition = false
  private var isSuspended = false

  init(task: URLSessionTask) { self.task = task }

  private var configuration: URLSessionConfiguration { task.callingSession.configuration }

  /// Starts as soon as the calling code lets it.
  func start() {
    var delay = Duration.zero
    if let date = task.earliestBeginDate {
      delay = .seconds(min(max(0, date.timeIntervalSinceNow), 1e9))
    }
    starting = VirtualTime.schedule(after: delay, kind: .network, label: label) { [weak self] in
      self?.load()
    }
    resourceTimeout = schedule(
      after: configuration.timeoutIntervalForResource, "resource timeout of \(label)")
  }

  /// Holds back what arrives.
  func suspend() { isSuspended = true }

  /// Hands on what was held back.
  func resume() {
    isSuspended = false
    release()
  }

  /// Ends the task with `URLError.cancelled`, as soon as the calling code lets it.
  func cancel() {
    isSuspended = false
    isWaitingForDisposition = false
    held = []
    stopAnswering()
    let task = task
    VirtualTime.schedule(after: .zero, kind: .network, label: label) {
      task.loader?.end(URLError.simulated(.cancelled, for: task.currentRequest))
    }
  }

  /// What the request is called where work is listed, such as `GET api.example.com/v1/stores`.
  private var label: String {
    let url = task.currentRequest?.url
    let place = (url?.host ?? "") + (url?.path ?? "")
    return "\(task.currentRequest?.httpMethod ?? "GET") \(place.prefix(100))"
  }

  private func load() {
    guard !isEnded, task.state != .canceling, var request = task.currentRequest else { return }
    let session = task.callingSession
    let added = session.configuration.httpAdditionalHeaders ?? [:]
    for (name, value) in added.compactMap({ key, value in
      (key as? String).map { ($0, "\(value)") }
    }) where request.value(forHTTPHeaderField: name) == nil {
      request.setValue(value, forHTTPHeaderField: name)
    }
    guard let type = session.protocolClass(for: request) else {
      guard waitForConnection() else { return }
      return begin(FixtureProtocol(request: request, cachedResponse: nil, client: self))
    }
    var canonical = type.canonicalRequest(for: request)
    if let body = task.uploadBody ?? canonical.httpBody {
      // As on iOS, where the body of a request reaches a protocol as a stream.
      canonical.httpBodyStream = InputStream(data: body)
    }
    begin(type.init(request: canonical, cachedResponse: nil, client: self))
  }

  private func begin(_ answering: URLProtocol) {
    answering.task = task
    self.answering = answering
    restartTimeout()
    task.countOfBytesSent = task.countOfBytesExpectedToSend
    answering.startLoading()
  }

  /// Whether there is a connection, or none is to be waited for.
  private func waitForConnection() -> Bool {
    let network = DeviceNetwork.shared
    guard configuration.waitsForConnectivity, network.conditions.isOffline else { return true }
    task.taskDelegate?.urlSession(task.callingSession, taskIsWaitingForConnectivity: task)
    connectivityObserver = network.observe { [weak self] in
      guard let self, !DeviceNetwork.shared.conditions.isOffline else { return }
      self.stopObserving()
      self.load()
    }
    return false
  }

  private func stopObserving() {
    if let connectivityObserver { DeviceNetwork.shared.stopObserving(connectivityObserver) }
    connectivityObserver = nil
  }

  /// A request may go unanswered so long; each part of an answer begins that time anew.
  private func restartTimeout() {
    timeout?.cancel()
    let own = task.currentRequest?.timeoutInterval ?? 60
    let seconds = min(own > 0 ? own : 60, configuration.timeoutIntervalForRequest)
    timeout = schedule(after: seconds, "timeout of \(label)")
  }

  private func schedule(after seconds: Double, _ label: String) -> ScheduledWork {
    // Nobody waits for a timeout, so it is not told as what the app is busy with.
    VirtualTime.schedule(
      after: .seconds(min(max(seconds, 0), 1e9)), kind: .runner, label: label
    ) { [weak self] in
      guard let self, !self.isEnded else { return }
      self.stopAnswering()
      self.end(URLError.simulated(.timedOut, for: self.task.currentRequest))
    }
  }

  private func stopAnswering() {
    starting?.cancel()
    stopObserving()
    answering?.stopLoading()
    answering = nil
  }

  /// Has something done now, or once the task is no longer held up.
  private func whenReleased(_ action: @escaping () -> Void) {
    guard isSuspended || isWaitingForDisposition || !held.isEmpty else { return action() }
    held.append(action)
  }

  private func release() {
    while !isSuspended, !isWaitingForDisposition, !held.isEmpty { held.removeFirst()() }
  }

  fileprivate func end(_ error: (any Error)?) {
    guard !isEnded else { return }
    isEnded = true
    timeout?.cancel()
    resourceTimeout?.cancel()
    stopObserving()
    held = []
    task.error = error
    task.state = .completed
    task.progress.completedUnitCount = task.progress.totalUnitCount
    let session = task.callingSession
    let task = task
    task.didEnd(error)
    answering?.stopLoading()
    answering = nil
    session.didEnd(task)
  }
}

extension TaskLoader: URLProtocolClient {
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse
  ) {
    guard !isEnded, `protocol` === answering else { return }
    redirections += 1
    guard redirections <= Self.redirectionLimit else {
      stopAnswering()
      return end(URLError.simulated(.httpTooManyRedirects, for: request))
    }
    guard let delegate = task.taskDelegate, let response = redirectResponse as? HTTPURLResponse
    else { return follow(request) }
    delegate.urlSession(
      task.callingSession, task: task, willPerformHTTPRedirection: response, newRequest: request
    ) { [weak self] request in
      guard let self else { return }
      if let request { return self.follow(request) }
      self.receive(redirectResponse)
      self.whenReleased { self.end(nil) }
    }
  }

  private func follow(_ request: URLRequest) {
    guard !isEnded else { return }
    answering?.stopLoading()
    answering = nil
    task.currentRequest = request
    load()
  }

  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid: CachedURLResponse) {
    guard `protocol` === answering else { return }
    receive(cachedResponseIsValid.response)
    urlProtocol(`protocol`, didLoad: cachedResponseIsValid.data)
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    guard `protocol` === answering else { return }
    receive(response)
  }

  private func receive(_ response: URLResponse) {
    guard !isEnded else { return }
    restartTimeout()
    whenReleased { [self] in
      task.response = response
      task.countOfBytesExpectedToReceive = response.expectedContentLength
      isWaitingForDisposition = true
      task.didReceive(response) { [self] isWanted in
        isWaitingForDisposition = false
        if isWanted { release() } else { task.cancel() }
      }
    }
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    guard !isEnded, `protocol` === answering else { return }
    restartTimeout()
    whenReleased { [self] in
      task.countOfBytesReceived += Int64(data.count)
      let expected = task.countOfBytesExpectedToReceive
      if expected > 0 {
        task.progress.completedUnitCount = min(99, task.countOfBytesReceived * 100 / expected)
      }
      task.didReceive(data)
    }
  }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    guard !isEnded, `protocol` === answering else { return }
    whenReleased { [self] in end(nil) }
  }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    guard !isEnded, `protocol` === answering else { return }
    whenReleased { [self] in end(error) }
  }

  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {}

  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
