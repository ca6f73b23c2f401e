import SwiftUI

@main
struct OrchardApp: App {
  init() {
    if CommandLine.arguments.contains("-resetBasket") {
      UserDefaults.standard.removeObject(forKey: "apples")
    }
  }

  var body: some Scene {
    WindowGroup { BasketView() }
  }
}

struct BasketView: View {
  @AppStorage("apples") private var apples = 0
  @State private var weather: String?

  var body: some View {
    NavigationStack {
      VStack {
        Text("Apples: \(apples)").accessibilityIdentifier("basket.count")
        Button("Pick") { apples += 1 }.accessibilityIdentifier("basket.pick")
        if let weather { Text(weather).accessibilityIdentifier("basket.weather") }
        NavigationLink("Trees") { TreesView() }.accessibilityIdentifier("basket.trees")
      }
      .navigationTitle("Basket")
      .task {
        try? await Task.sleep(for: .seconds(3))
        weather = "Sunny"
      }
    }
  }
}

struct TreesView: View {
  var body: some View {
    VStack {
      Text("Seven trees").accessibilityIdentifier("trees.count")
      NavigationLink("Oldest") { TreeView() }.accessibilityIdentifier("trees.oldest")
    }
    .navigationTitle("Trees")
  }
}

struct TreeView: View {
  var body: some View {
    VStack {
      Text("Planted in 1950").accessibilityIdentifier("tree.year")
      Text("Prune it in March").accessibilityIdentifier("tree.note")
    }
    .navigationTitle("Tree")
  }
}
