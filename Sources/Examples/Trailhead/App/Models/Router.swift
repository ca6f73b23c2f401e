import Foundation
import Observation

enum Route: Hashable {
  case trail(Trail.ID)
  case photos(Trail.ID)
  case photo(TrailPhoto)
}

/// Where the person is, and how links get them there.
@Observable
final class Router {
  enum Tab: String, Hashable {
    case trails, hikes
  }

  var tab = Tab.trails
  var path: [Route] = []

  /// Follows `trailhead://trail/ID`, `trailhead://trail/ID/photos` and `trailhead://hikes`.
  func open(_ url: URL) {
    switch (url.host, url.pathComponents.dropFirst().first) {
    case ("trail", let id?):
      tab = .trails
      path = [.trail(id)]
      if url.lastPathComponent == "photos" { path.append(.photos(id)) }
    case ("hikes", _):
      tab = .hikes
    default:
      break
    }
  }
}
