import SwiftUI

@main
struct ShapesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Editing") { EditingScreen() }
          NavigationLink("Sharing") { SharingScreen() }
          NavigationLink("Table") { Hosted { ContactsController(style: .plain) } }
          NavigationLink("Grid") { Hosted { GridController() } }
          NavigationLink("Tabs") { Hosted { TabsController() } }
          NavigationLink("Gestures") { Hosted { GesturesController() } }
          NavigationLink("Keyboard") { KeyboardScreen() }
          NavigationLink("Map") { MapScreen() }
          NavigationLink("Assets") { AssetsScreen() }
          NavigationLink("Diagnostics") { DiagnosticsScreen() }
        }
        .navigationTitle("Shapes")
      }
    }
  }
}
