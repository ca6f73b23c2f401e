import SwiftUI

struct RecipeDetailView: View {
  @Binding var recipe: Recipe
  let addToList: () -> Void
  let delete: () -> Void

  @Environment(\.presentationMode) var presentationMode
  @State private var servings = 0
  @State private var showsMore = false
  @State private var showsDeleteAlert = false
  @State private var isCooking = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        HStack {
          RatingView(rating: $recipe.rating)
          Spacer()
          Text("recipe.minutes \(recipe.minutes)")
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
        .padding(.horizontal)
        ingredients
        Divider()
        steps
        NavigationLink(
          destination: CookingView(recipe: recipe, isActive: $isCooking),
          isActive: $isCooking
        ) {
          EmptyView()
        }
        Button(action: { isCooking = true }) {
          Text("detail.cook")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.orange)
            .foregroundColor(.white)
            .cornerRadius(12)
        }
        .padding(.horizontal)
        .accessibility(identifier: "cook_button")
      }
      .padding(.bottom, 40)
    }
    .navigationBarTitle(Text(recipe.name), displayMode: .inline)
    .navigationBarItems(
      trailing: Button(action: { showsMore = true }) {
        Image(systemName: "ellipsis.circle")
          .imageScale(.large)
      }
      .accessibility(identifier: "more_button")
    )
    .actionSheet(isPresented: $showsMore) {
      ActionSheet(
        title: Text(recipe.name),
        message: Text("detail.more"),
        buttons: [
          .default(Text(recipe.isFavorite ? "detail.unfavorite" : "detail.favorite")) {
            recipe.isFavorite.toggle()
          },
          .default(Text("detail.shop"), action: addToList),
          .destructive(Text("detail.delete")) { showsDeleteAlert = true },
          .cancel(),
        ])
    }
    .alert(isPresented: $showsDeleteAlert) {
      Alert(
        title: Text("delete.title \(recipe.name)"),
        message: Text("delete.message"),
        primaryButton: .destructive(Text("detail.delete")) {
          presentationMode.wrappedValue.dismiss()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
            delete()
          }
        },
        secondaryButton: .cancel(Text("cancel")))
    }
    .onAppear {
      if servings == 0 { servings = recipe.servings }
    }
  }

  private var header: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          gradient: Gradient(colors: [Color.orange.opacity(0.7), Color.yellow]),
          startPoint: .top, endPoint: .bottom)
        Text(recipe.emoji)
          .font(.system(size: 80))
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        if recipe.spiciness > 0 {
          Text(String(repeating: "🌶", count: Int(recipe.spiciness)))
            .padding(8)
            .background(Color.white.opacity(0.7))
            .clipShape(Capsule())
            .padding()
            .accessibility(identifier: "spiciness")
        }
      }
    }
    .frame(height: 160)
  }

  private var ingredients: some View {
    VStack(alignment: .leading, spacing: 8) {
      Stepper(value: $servings, in: 1...12) {
        Text("detail.servings \(servings)").bold()
      }
      .accessibility(identifier: "servings_stepper")
      ForEach(recipe.ingredients) { ingredient in
        HStack {
          Text(ingredient.name)
          Spacer()
          Text(ingredient.text(servings: servings, of: recipe.servings))
            .foregroundColor(.secondary)
            .accessibility(identifier: "amount_\(ingredient.name)")
        }
      }
      Button(action: addToList) {
        HStack {
          Image(systemName: "cart.badge.plus")
          Text("detail.shop")
        }
      }
      .accessibility(identifier: "shop_button")
    }
    .padding(.horizontal)
  }

  private var steps: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("detail.steps").font(.title2).fontWeight(.semibold)
      ForEach(0..<recipe.steps.count, id: \.self) { index in
        Text("\(index + 1). ").bold() + Text(recipe.steps[index])
      }
    }
    .padding(.horizontal)
  }
}
