import Combine

/// The routes that the person wants to find again.
final class Favourites: ObservableObject {
  @Published private(set) var ids: [String] = []

  var routes: [Route] { ids.compactMap { id in Route.all.first { $0.id == id } } }

  func contains(_ route: Route) -> Bool { ids.contains(route.id) }

  func toggle(_ route: Route) {
    if let index = ids.firstIndex(of: route.id) {
      ids.remove(at: index)
    } else {
      ids.append(route.id)
    }
  }
}
