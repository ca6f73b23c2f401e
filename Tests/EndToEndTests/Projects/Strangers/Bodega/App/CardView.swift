import SwiftUI

struct CardView: View {
  @EnvironmentObject private var order: Order
  @State private var onlyVegetarian = false
  @State private var chosen: Dish?
  @State private var showsAllergens = false

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(Dish.all.filter { !onlyVegetarian || $0.isVegetarian }) { dish in
          Button {
            chosen = dish
          } label: {
            VStack {
              Image(systemName: "fork.knife").frame(height: 90)
              Text(dish.name)
              Text(dish.price, format: .currency(code: "EUR"))
            }
            .frame(maxWidth: .infinity, minHeight: 150)
          }
          .accessibilityIdentifier("dish.\(dish.id)")
        }
      }
      .padding()
    }
    .navigationTitle("La carta")
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Menu("Filter") {
          Button("All dishes") { onlyVegetarian = false }
          Button("Vegetarian") { onlyVegetarian = true }
          Button("Allergens") { showsAllergens = true }
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        NavigationLink {
          CartView()
        } label: {
          Image(systemName: "cart")
        }
        .accessibilityLabel("Cart")
        .accessibilityValue("\(order.count)")
        .accessibilityIdentifier("card.cart")
      }
    }
    .sheet(item: $chosen) { DishView(dish: $0) }
    .sheet(isPresented: $showsAllergens) { AllergensView() }
  }
}

struct DishView: View {
  @EnvironmentObject private var order: Order
  @Environment(\.dismiss) private var dismiss
  @State private var quantity = 1
  let dish: Dish

  var body: some View {
    NavigationStack {
      Form {
        Text(dish.price, format: .currency(code: "EUR"))
          .accessibilityIdentifier("dish.price")
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
          .accessibilityIdentifier("dish.quantity")
        Button("Add to order") {
          order.add(dish, quantity: quantity)
          quantity = 1
        }
        .accessibilityIdentifier("dish.add")
      }
      .navigationTitle(dish.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

struct AllergensView: View {
  private let allergens = ["Gambas": "Shellfish", "Tortilla": "Egg", "Croquetas": "Milk, gluten"]

  var body: some View {
    NavigationStack {
      List(allergens.keys.sorted(), id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          Label(allergens[name] ?? "", systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("allergen.\(name)")
            .accessibilityHidden(true)
        }
      }
      .navigationTitle("Allergens")
    }
  }
}
