import SwiftUI

@main
struct SurfaceApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { ContentView() }
      .commands { CommandGroup(after: .newItem) { Button("More") {} } }
      .commandsRemoved()
      .defaultAppStorage(.standard)
      .environment(\.locale, Locale(identifier: "en"))
      .environmentObject(Store())
      .onChange(of: phase) { }
      .handlesExternalEvents(matching: [])
      .windowResizability(.contentSize)
      .backgroundTask(.appRefresh("refresh")) { }
  }
}

struct ContentView: View {
  @State private var shown: String?

  private let topics = [
    "Layout", "Drawing", "Texts", "Controls", "Lists", "Navigation", "Presentation", "Events",
    "Accessibility", "Views",
  ]

  var body: some View {
    NavigationStack {
      List(topics, id: \.self) { topic in
        NavigationLink(topic, value: topic)
      }
      .navigationTitle("Surface")
      .navigationDestination(for: String.self) { topic in
        ScrollView { surface(topic) }
      }
    }
  }

  @ViewBuilder private func surface(_ topic: String) -> some View {
    switch topic {
    case "Layout": LayoutSurface()
    case "Drawing": DrawingSurface()
    case "Texts": TextsSurface()
    case "Controls": ControlsSurface()
    case "Lists": ListsSurface()
    case "Navigation": NavigationSurface()
    case "Presentation": PresentationSurface()
    case "Events": EventsSurface()
    case "Accessibility": AccessibilitySurface()
    default: ViewsSurface()
    }
  }
}
