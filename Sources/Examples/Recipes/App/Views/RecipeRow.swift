import SwiftUI

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(alignment: .center, spacing: 12) {
      Text(recipe.emoji)
        .font(.largeTitle)
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.name)
          .font(.headline)
          .lineLimit(1)
        Text("recipe.minutes \(recipe.minutes)")
          .font(.caption)
          .foregroundColor(.secondary)
          + Text(" · ")
          .font(.caption)
          + Text(String(repeating: "★", count: recipe.rating))
          .font(.caption)
          .foregroundColor(.orange)
      }
      Spacer(minLength: 0)
      if recipe.isFavorite {
        Image(systemName: "heart.fill")
          .foregroundColor(.red)
          .imageScale(.small)
          .accessibility(label: Text("recipe.favorite"))
      }
    }
    .padding(.vertical, 4)
  }
}

struct FeaturedView: View {
  let recipes: [Recipe]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(recipes) { recipe in
          VStack {
            Text(recipe.emoji)
              .font(.system(size: 48))
              .frame(width: 220, height: 90)
              .background(
                LinearGradient(
                  gradient: Gradient(colors: [.orange, .pink]),
                  startPoint: .topLeading, endPoint: .bottomTrailing)
              )
              .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
              .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
            Text("featured \(recipe.name)")
              .font(.subheadline)
          }
          .accessibilityElement(children: .combine)
          .accessibility(identifier: "featured_\(recipe.name)")
        }
      }
      .padding()
    }
    .accessibility(identifier: "featured_scroll")
  }
}

struct RecipeRow_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Recipe.samples.prefix(2)) { recipe in
      RecipeRow(recipe: recipe)
        .previewLayout(.fixed(width: 320, height: 70))
    }
  }
}
