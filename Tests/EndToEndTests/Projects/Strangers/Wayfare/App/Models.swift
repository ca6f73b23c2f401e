import CoreLocation
import Foundation
import Observation

struct Destination: Identifiable, Hashable {
  let name: String
  let price: Int
  var id: String { name }
}

struct Trip: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var travellers: Int
  var departure: Date
}

@MainActor @Observable
final class Catalog {
  private(set) var destinations: [Destination] = []
  private(set) var isLoading = false
  var favourites: Set<String> = []

  private static let names = [
    "Athens", "Bergen", "Cadiz", "Dublin", "Esbjerg", "Florence", "Ghent", "Hvar", "Izmir", "Jerez",
    "Krakow", "Lisbon", "Malmo", "Naples", "Oslo", "Porto", "Riga", "Seville", "Tallinn", "Utrecht",
    "Valencia", "Warsaw", "Xanten", "York", "Zagreb",
  ]

  func loadMore() async {
    guard !isLoading, destinations.count < Self.names.count else { return }
    isLoading = true
    try? await Task.sleep(for: .seconds(1.4))
    let start = destinations.count
    let page = Self.names[start..<min(start + 10, Self.names.count)]
    destinations += page.enumerated().map { Destination(name: $1, price: 120 + (start + $0) * 15) }
    isLoading = false
  }
}

@MainActor @Observable
final class TripStore {
  var trips: [Trip] = []
  var toast: String?

  init() {
    let day = DateComponents(calendar: .current, year: 2027, month: 3, day: 4).date!
    trips = [
      Trip(title: "Vienna", travellers: 2, departure: day),
      Trip(title: "Geneva", travellers: 1, departure: day),
    ]
  }

  func book(_ trip: Trip) async {
    try? await Task.sleep(for: .seconds(1.2))
    trips.append(trip)
    toast = "Trip booked"
    Task {
      try? await Task.sleep(for: .seconds(3))
      toast = nil
    }
  }

  func cancel(_ trip: Trip) async {
    try? await Task.sleep(for: .seconds(1))
    trips.removeAll { $0.id == trip.id }
  }
}

@MainActor @Observable
final class Nearby: NSObject, CLLocationManagerDelegate {
  var text = ""
  private let manager = CLLocationManager()

  func ask() {
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    Task { @MainActor in
      switch status {
      case .authorizedWhenInUse, .authorizedAlways: text = "Showing places near you"
      case .denied, .restricted: text = "Location is off"
      default: break
      }
    }
  }
}
