import SwiftUI

@main
struct ImportApp: App {
  var body: some Scene {
    WindowGroup { ImportView() }
  }
}

struct ImportView: View {
  @State private var isImporting = false

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }
        .padding()
        .itemProvider({ nil })
        .font(.headline)
      Circle()
        .subtracting(Rectangle())
        .fill(.red)
    }
    .navigationTitle("Import")
  }
}

struct RowMaker {
  func row() -> Any {
    DisclosureTableRow(1)
  }
}
