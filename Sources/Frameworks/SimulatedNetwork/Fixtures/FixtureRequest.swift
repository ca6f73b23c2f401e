import Foundation
import FoundationNetworking

/// What of a request says which file answers it.
struct FixtureRequest {
  /// Upper case.
  var method: String
  /// Host, with a port that is not the scheme's own.
  var host: String
  /// Parts of the path, percent-decoded; one `index` for a path without any.
  var segments: [String]
  /// Query items, decoded, each `name=value`.
  var query: [String]
  /// The address as the app wrote it.
  var address: String

  /// Longer paths are answered by nothing.
  static let segmentLimit = 64

  /// Reads a request; `nil` without a host.
  init?(_ request: URLRequest) {
    guard let url = request.url,
      let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let host = components.host?.lowercased(), !host.isEmpty
    else { return nil }
    method = (request.httpMethod ?? "GET").uppercased()
    self.host = components.port.map { "\(host):\($0)" } ?? host
    let parts = components.percentEncodedPath.split(separator: "/")
    segments = []
    for part in parts.map({ $0.removingPercentEncoding ?? String($0) }) where part != "." {
      // As sessions send it; there is nothing above the host.
      if part == ".." { _ = segments.popLast() } else { segments.append(part) }
    }
    if segments.isEmpty { segments = ["index"] }
    query = (components.queryItems ?? []).map { "\($0.name)=\($0.value ?? "")" }
    address = url.absoluteString
  }

  /// Where a person would put the answer, below the folder of fixtures.
  var suggestedPath: String {
    let safe = ([host] + segments).map { segment in
      let name = String(segment.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "_" : $0 })
      return [".", ".."].contains(name) ? "_" : name
    }
    var path = safe
    let last = path.removeLast()
    let isTyped = MediaType.isKnown((last as NSString).pathExtension)
    let prefix = ["GET", "HEAD"].contains(method) ? "" : method + " "
    return (path + [prefix + last + (isTyped ? "" : ".json")]).joined(separator: "/")
  }
}
