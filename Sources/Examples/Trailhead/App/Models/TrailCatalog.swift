import Foundation
import Observation

@Observable
@MainActor
final class TrailCatalog {
  enum Phase {
    case loading
    case loaded
    case failed(TrailError)
  }

  enum Order: String, CaseIterable, Identifiable {
    case name, length, difficulty
    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  private(set) var trails: [Trail] = []
  private(set) var phase = Phase.loading
  var favourites: Set<Trail.ID> = []
  var searchText = ""
  var order = Order.name

  @ObservationIgnored private let service: TrailService

  nonisolated init(service: TrailService = TrailService()) {
    self.service = service
  }

  var visibleTrails: [Trail] {
    trails
      .filter { searchText.isEmpty || $0.name.localizedStandardContains(searchText) }
      .sorted { lhs, rhs in
        switch order {
        case .name: lhs.name < rhs.name
        case .length: lhs.kilometres < rhs.kilometres
        case .difficulty: lhs.difficulty < rhs.difficulty
        }
      }
  }

  func load() async {
    if trails.isEmpty { phase = .loading }
    do {
      trails = try await service.trails()
      phase = .loaded
    } catch is CancellationError {
      return
    } catch let error as TrailError {
      phase = .failed(error)
    } catch {
      phase = .failed(.unreachable)
    }
  }

  func trail(_ id: Trail.ID) -> Trail? {
    trails.first { $0.id == id }
  }

  func toggleFavourite(_ trail: Trail) {
    if favourites.remove(trail.id) == nil { favourites.insert(trail.id) }
  }
}
