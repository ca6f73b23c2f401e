import SwiftUI

struct Sailing: Identifiable, Hashable {
  let id: String
  let from: String
  let to: String
  let time: String
  let price: Int

  var route: String { "\(from) – \(to)" }
}

enum Berth: String, CaseIterable, Identifiable {
  case seat = "Seat"
  case cabin = "Cabin"
  case suite = "Suite"

  var id: String { rawValue }
  var price: Int {
    switch self {
    case .seat: 0
    case .cabin: 40
    case .suite: 90
    }
  }
}

struct Booking {
  var name = ""
  var passengers = 1
  var berth = Berth.seat
  var withVehicle = false
  var vehicle = "Car"
  var acceptsTerms = false

  var isComplete: Bool { !name.isEmpty && acceptsTerms }

  func total(for sailing: Sailing) -> Int {
    passengers * sailing.price + berth.price + (withVehicle ? 50 : 0)
  }
}

final class Harbour: ObservableObject {
  @Published var saved: Set<String> = []
  @Published var sailings = [
    Sailing(id: "a1", from: "Oslo", to: "Kiel", time: "14:00", price: 80),
    Sailing(id: "b2", from: "Dover", to: "Calais", time: "09:15", price: 35),
    Sailing(id: "c3", from: "Helsinki", to: "Tallinn", time: "10:30", price: 30),
    Sailing(id: "d4", from: "Athens", to: "Chios", time: "20:00", price: 45),
    Sailing(id: "e5", from: "Dublin", to: "Holyhead", time: "08:05", price: 38),
  ]
}
