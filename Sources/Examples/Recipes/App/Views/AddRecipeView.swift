import SwiftUI

struct AddRecipeView: View {
  let onSave: (Recipe) -> Void

  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""
  @State private var category = Category.main
  @State private var emojiIndex = 0
  @State private var minutes = 30
  @State private var spiciness = 0.0
  @State private var isFavorite = false
  @State private var ingredients: [Ingredient] = []
  @State private var ingredientName = ""
  @State private var notes = "Steps"
  @State private var showsError = false

  private let emojis = ["🍽", "🍲", "🥗", "🍝", "🍣"]

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("add.general")) {
          TextField("add.name", text: $name)
            .accessibility(identifier: "name_field")
          Picker("add.category", selection: $category) {
            ForEach(Category.allCases) { category in
              Text(category.title).tag(category)
            }
          }
          Picker(selection: $emojiIndex, label: Text("add.emoji")) {
            ForEach(0..<emojis.count) {
              Text(self.emojis[$0])
            }
          }
          .pickerStyle(SegmentedPickerStyle())
          Toggle(isOn: $isFavorite) {
            Text("add.favorite")
          }
        }
        Section(header: Text("add.details"), footer: Text("add.spicy.footer")) {
          Stepper("add.minutes \(minutes)", value: $minutes, in: 5...240, step: 5)
          HStack {
            Text("add.spicy")
            Slider(value: $spiciness, in: 0...5, step: 1)
              .accessibility(identifier: "spicy_slider")
            Text("\(spiciness, specifier: "%.0f")")
          }
        }
        Section(header: Text("add.ingredients")) {
          ForEach(ingredients) { ingredient in
            Text(ingredient.name)
          }
          .onDelete { ingredients.remove(atOffsets: $0) }
          HStack {
            TextField(
              "add.ingredient", text: $ingredientName, onCommit: addIngredient
            )
            .accessibility(identifier: "ingredient_field")
            Button(action: addIngredient) {
              Image(systemName: "plus.circle.fill")
            }
            .disabled(ingredientName.isEmpty)
            .accessibility(identifier: "add_ingredient")
          }
        }
        Section(header: Text("add.steps")) {
          TextEditor(text: $notes)
            .frame(height: 100)
            .accessibility(identifier: "steps_editor")
        }
      }
      .navigationBarTitle("add.title", displayMode: .inline)
      .navigationBarItems(
        leading: Button("cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button(action: save) {
          Text("save").bold()
        }
      )
      .alert(isPresented: $showsError) {
        Alert(
          title: Text("add.error"), message: Text("add.error.name"),
          dismissButton: .default(Text("ok")))
      }
    }
  }

  private func addIngredient() {
    guard !ingredientName.isEmpty else { return }
    ingredients.append(Ingredient(name: ingredientName, amount: 1, unit: "pcs"))
    ingredientName = ""
  }

  private func save() {
    guard !name.trimmingCharacters(in: .whitespaces).isEmpty else {
      showsError = true
      return
    }
    onSave(
      Recipe(
        name: name, emoji: emojis[emojiIndex], category: category, minutes: minutes,
        servings: 2, rating: 3, spiciness: spiciness, isFavorite: isFavorite,
        ingredients: ingredients, steps: notes.components(separatedBy: "\n")))
    presentationMode.wrappedValue.dismiss()
  }
}

struct AddRecipeView_Previews: PreviewProvider {
  static var previews: some View {
    AddRecipeView { _ in }
  }
}
