import SwiftUI

/// Modifiers about navigation, each in an ordinary way.
struct NavigationSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
    }
  }

  private var part0: some View {
    Text("Navigation 0")
      .navigationBarBackButtonHidden()
      .navigationBarHidden(false)
      .navigationBarItems(trailing: Button("Add") {})
      .navigationBarTitle("Old", displayMode: .inline)
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
  }

  private var part1: some View {
    Text("Navigation 1")
      .navigationDestination(isPresented: .constant(false)) { Text("there") }
      .navigationDocument(URL(fileURLWithPath: "/notes.txt"))
      .navigationSplitViewColumnWidth(200)
      .navigationSplitViewStyle(.balanced)
      .navigationTitle("Title")
      .navigationViewStyle(.stack)
  }

  private var part2: some View {
    Text("Navigation 2")
      .toolbar { Button("Done") {} }
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
      .toolbar(.hidden, for: .tabBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarRole(.editor)
  }

  private var part3: some View {
    Text("Navigation 3")
      .toolbarTitleDisplayMode(.inline)
      .toolbarTitleMenu { Button("Rename") {} }
      .renameAction { }
      .persistentSystemOverlays(.hidden)
      .statusBar(hidden: true)
      .statusBarHidden()
  }

  private var part4: some View {
    Text("Navigation 4")
      .searchable(text: .constant(""))
      .searchable(text: .constant(""), prompt: "Search")
      .searchCompletion("term")
      .searchDictationBehavior(.automatic)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchScopes(.constant(1)) { Text("All").tag(1) }
  }

  private var part5: some View {
    Text("Navigation 5")
      .searchSuggestions { Text("apple") }
      .userActivity("reading") { _ in }
      .onContinueUserActivity("reading") { _ in }
      .onOpenURL { _ in }
      .handlesExternalEvents(preferring: [], allowing: [])
  }
}
