import Foundation
import FoundationNetworking
import VirtualTime

/// Answers requests from the simulated network.
final class FixtureProtocol: URLProtocol, @unchecked Sendable {
  /// A body that takes its time arrives in so many parts.
  private static let parts = 16

  private var work: [ScheduledWork] = []

  override func startLoading() {
    let size = task?.uploadBody?.count ?? request.httpBody?.count ?? 0
    let answer = DeviceNetwork.shared.answer(to: request, uploadSize: size)
    schedule(after: answer.delay) { $0.deliver(answer) }
  }

  override func stopLoading() {
    for item in work { item.cancel() }
    work = []
  }

  private var label: String {
    let place = (request.url?.host ?? "") + (request.url?.path ?? "")
    return "\(request.httpMethod ?? "GET") \(place.prefix(100))"
  }

  private func schedule(
    after delay: Duration, _ action: @escaping @MainActor (FixtureProtocol) -> Void
  ) {
    work.append(
      VirtualTime.schedule(after: delay, kind: .network, label: label) { [weak self] in
        if let self { action(self) }
      })
  }

  @MainActor
  private func deliver(_ answer: Answer) {
    if let note = answer.note { DeviceNetwork.shared.note(note) }
    switch answer.outcome {
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    case .response(let response, let body):
      if let target = redirection(by: response) {
        client?.urlProtocol(self, wasRedirectedTo: target, redirectResponse: response)
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      deliver(body, over: answer.transfer)
    }
  }

  @MainActor
  private func deliver(_ body: Data, over time: Duration) {
    guard time > .zero, body.count > 1 else {
      schedule(after: time) { answering in
        if !body.isEmpty { answering.client?.urlProtocol(answering, didLoad: body) }
        answering.client?.urlProtocolDidFinishLoading(answering)
      }
      return
    }
    let size = max(1, (body.count + Self.parts - 1) / Self.parts)
    let starts = Array(stride(from: 0, to: body.count, by: size))
    deliver(body, starts[...], size: size, every: time / starts.count)
  }

  /// Hands on the next part after a while, and then the others.
  @MainActor
  private func deliver(
    _ body: Data, _ starts: ArraySlice<Int>, size: Int, every interval: Duration
  ) {
    guard let start = starts.first else {
      client?.urlProtocolDidFinishLoading(self)
      return
    }
    schedule(after: interval) { answering in
      let part = body.dropFirst(start).prefix(size)
      answering.client?.urlProtocol(answering, didLoad: Data(part))
      answering.deliver(body, starts.dropFirst(), size: size, every: interval)
    }
  }

  /// The request that a response sends the app to.
  ///
  /// As on iOS a `303`, and a `301` or `302` to a `POST`, is followed by a `GET`.
  private func redirection(by response: URLResponse) -> URLRequest? {
    guard let response = response as? HTTPURLResponse,
      [301, 302, 303, 307, 308].contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location"),
      let target = URL(string: location, relativeTo: request.url)
    else { return nil }
    var next = request
    next.url = target.absoluteURL
    let method = request.httpMethod ?? "GET"
    if response.statusCode == 303 && method != "HEAD"
      || [301, 302].contains(response.statusCode) && method == "POST"
    {
      next.httpMethod = "GET"
      next.httpBody = nil
    }
    return next
  }
}
