import SwiftUI

@main
struct ChartsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SalesScreen().tabItem { Label("Sales", systemImage: "chart.bar") }
        StepsScreen().tabItem { Label("Steps", systemImage: "figure.walk") }
        ShapesScreen().tabItem { Label("Shapes", systemImage: "chart.dots.scatter") }
        SharesScreen().tabItem { Label("Shares", systemImage: "chart.pie") }
        GalleryScreen().tabItem { Label("Gallery", systemImage: "square.grid.2x2") }
      }
    }
  }
}
