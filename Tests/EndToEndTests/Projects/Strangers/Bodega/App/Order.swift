import Foundation

struct Dish: Identifiable, Hashable {
  let id: String
  let name: String
  let price: Decimal
  var isVegetarian = false

  static let all: [Dish] = [
    Dish(id: "bravas", name: "Patatas bravas", price: 6.5, isVegetarian: true),
    Dish(id: "gambas", name: "Gambas al ajillo", price: 12.5),
    Dish(id: "tortilla", name: "Tortilla", price: 8, isVegetarian: true),
    Dish(id: "jamon", name: "Jamón ibérico", price: 18),
    Dish(id: "pulpo", name: "Pulpo a la gallega", price: 16),
    Dish(id: "pimientos", name: "Pimientos de Padrón", price: 7, isVegetarian: true),
    Dish(id: "croquetas", name: "Croquetas", price: 9),
    Dish(id: "boquerones", name: "Boquerones", price: 8.5),
    Dish(id: "calamares", name: "Calamares", price: 11),
    Dish(id: "ensaladilla", name: "Ensaladilla rusa", price: 7.5),
    Dish(id: "gazpacho", name: "Gazpacho", price: 6, isVegetarian: true),
    Dish(id: "paella", name: "Paella", price: 19),
    Dish(id: "fideua", name: "Fideuà", price: 17),
    Dish(id: "bacalao", name: "Bacalao", price: 15),
    Dish(id: "churros", name: "Churros", price: 5, isVegetarian: true),
    Dish(id: "flan", name: "Flan", price: 4.5, isVegetarian: true),
  ]
}

@MainActor
final class Order: ObservableObject {
  struct Line: Identifiable {
    let dish: Dish
    var quantity: Int
    var id: String { dish.id }
  }

  @Published var lines: [Line] = []
  @Published var discount: Decimal = 0
  @Published var number: Int?

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var total: Decimal {
    lines.reduce(0) { $0 + $1.dish.price * Decimal($1.quantity) } - discount
  }

  func add(_ dish: Dish, quantity: Int) {
    if let index = lines.firstIndex(where: { $0.dish == dish }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(dish: dish, quantity: quantity))
    }
  }

  func redeem(_ code: String) {
    if code.uppercased() == "TAPAS2" { discount = 2 }
  }

  func place() {
    number = 41 + count
    lines = []
    discount = 0
  }
}
