import Foundation

struct Hall: Hashable {
  let name: String
  var painters: [String] = []

  static let all = [
    Hall(name: "Old Masters", painters: ["Dürer", "Holbein"]),
    Hall(name: "Impressionists", painters: ["Monet", "Morisot"]),
    Hall(name: "Sculptures"),
  ]
}
