import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent.
  nonisolated(unsafe) public static let raw = Snapshotting.raw(pretty: false)

  /// A request as it is sent.
  ///
  /// - Parameter pretty: Whether a body of JSON is set over several lines.
  /// - Returns: The strategy.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url?.withSortedQuery?.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body in
        "\n" + ((pretty ? body.prettyJSON : nil) ?? String(decoding: body, as: UTF8.self))
      }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + [body].compactMap { $0 })
        .joined(separator: "\n")
    }
  }

  /// A request as a call of curl.
  nonisolated(unsafe) public static let curl = SimplySnapshotting.lines.pullback {
    (request: URLRequest) in
    var parts = ["curl"]
    switch request.httpMethod ?? "GET" {
    case "GET": break
    case "HEAD": parts.append("--head")
    case let method: parts.append("--request \(method)")
    }
    let headers = request.allHTTPHeaderFields ?? [:]
    for field in headers.keys.sorted() where field != "Cookie" {
      parts.append("--header \"\(field): \((headers[field] ?? "").escapingQuotes)\"")
    }
    if let body = request.httpBody, let text = String(data: body, encoding: .utf8) {
      // A quote that is escaped already keeps its backslash.
      let escaped = text.replacingOccurrences(of: "\\\"", with: "\\\\\"")
      parts.append("--data \"\(escaped.escapingQuotes)\"")
    }
    if let cookie = headers["Cookie"] {
      parts.append("--cookie \"\(cookie.escapingQuotes)\"")
    }
    parts.append("\"\(request.url?.withSortedQuery?.absoluteString ?? "")\"")
    return parts.joined(separator: " \\\n\t")
  }
}

extension String {
  fileprivate var escapingQuotes: String { replacingOccurrences(of: "\"", with: "\\\"") }
}

extension Data {
  /// JSON over several lines, keys in their order; `nil` where it is none.
  fileprivate var prettyJSON: String? {
    guard let value = try? JSONSerialization.jsonObject(with: self),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension URL {
  /// The address with what is asked in the order of its names.
  fileprivate var withSortedQuery: URL? {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
    let items = components?.queryItems?.sorted { $0.name < $1.name }
    components?.queryItems = items
    return components?.url
  }
}
