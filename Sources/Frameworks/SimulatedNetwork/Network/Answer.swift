import Foundation
import FoundationNetworking
import SessionProtocol

/// What comes of a request, and when.
struct Answer {
  /// How it ends.
  enum Outcome {
    /// It fails.
    case failure(URLError)
    /// A response comes, and its body.
    case response(URLResponse, body: Data)
  }

  /// Time until the first of it arrives.
  var delay: Duration
  /// How it ends.
  var outcome: Outcome
  /// Time from its first to its last byte.
  var transfer: Duration = .zero
  /// A sentence for the person, when there is something to do.
  var note: String?

  /// How long it takes a device to see that there is no network.
  static let timeToFail: Duration = .milliseconds(20)
}

extension DeviceNetwork {
  /// What the network answers to a request now.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - uploadSize: Bytes that are sent with it.
  /// - Returns: What comes of it, and when.
  func answer(to request: URLRequest, uploadSize: Int) -> Answer {
    guard let url = request.url else {
      return Answer(delay: .zero, outcome: .failure(.simulated(.badURL, for: request)))
    }
    switch url.scheme?.lowercased() {
    case "http", "https": break
    case "file": return Self.answer(ofFile: url)
    default:
      return Answer(delay: .zero, outcome: .failure(.simulated(.unsupportedURL, for: request)))
    }
    guard let host = url.host, !host.isEmpty else {
      return Answer(delay: .zero, outcome: .failure(.simulated(.badURL, for: request)))
    }
    let conditions = conditions
    guard !conditions.isOffline else {
      return Answer(
        delay: Answer.timeToFail,
        outcome: .failure(.simulated(.notConnectedToInternet, for: request)))
    }
    var delay = conditions.latency
    if conditions.jitter > 0 { delay += conditions.jitter * nextFraction() }
    if let bandwidth = conditions.bandwidth { delay += Double(uploadSize) / bandwidth }
    let hostRate = conditions.failureRate(ofHost: host)
    if let rate = hostRate ?? (conditions.failureRate > 0 ? conditions.failureRate : nil),
      nextFraction() < rate
    {
      let code: URLError.Code = hostRate == nil ? .networkConnectionLost : .cannotConnectToHost
      return Answer(
        delay: .seconds(delay), outcome: .failure(.simulated(code, for: request)))
    }
    return answer(to: request, url: url, after: delay, conditions)
  }

  /// The answer of the fixture, if there is one.
  private func answer(
    to request: URLRequest, url: URL, after delay: Double, _ conditions: NetworkConditions
  ) -> Answer {
    let fixture: Fixture
    switch fixtures.fixture(for: request) {
    case .success(let found): fixture = found
    case .failure(let missing):
      let error = URLError.simulated(
        .resourceUnavailable, for: request, description: missing.description)
      return Answer(
        delay: .seconds(delay), outcome: .failure(error), note: missing.description)
    }
    let total = Duration.seconds(delay + fixture.delay)
    if let code = fixture.error {
      return Answer(delay: total, outcome: .failure(.simulated(code, for: request)))
    }
    let body = request.httpMethod == "HEAD" ? Data() : fixture.body
    var headers = fixture.headers
    if headers["Content-Length"] == nil { headers["Content-Length"] = "\(fixture.body.count)" }
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: fixture.status, httpVersion: "HTTP/1.1", headerFields: headers)
    else {
      return Answer(
        delay: total, outcome: .failure(.simulated(.badServerResponse, for: request)))
    }
    let transfer = conditions.bandwidth.map { Double(body.count) / $0 } ?? 0
    return Answer(
      delay: total, outcome: .response(response, body: body), transfer: .seconds(transfer))
  }

  /// A file of the device, which needs no network.
  private static func answer(ofFile url: URL) -> Answer {
    guard let data = try? Data(contentsOf: url) else {
      return Answer(
        delay: .zero,
        outcome: .failure(.simulated(.fileDoesNotExist, for: URLRequest(url: url))))
    }
    let response = URLResponse(
      url: url, mimeType: MediaType.ofFile(named: url.lastPathComponent),
      expectedContentLength: data.count, textEncodingName: nil)
    return Answer(delay: .zero, outcome: .response(response, body: data))
  }
}
