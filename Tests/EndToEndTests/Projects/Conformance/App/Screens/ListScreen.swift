import SwiftUI

/// A hundred rows that can be deleted, archived and refreshed.
struct ListScreen: View {
  @State private var rows = (0..<100).map { "Row \($0)" }
  @State private var refreshes = 0
  @State private var archived = "none"

  var body: some View {
    VStack {
      Readout("refreshes", "\(refreshes)")
      Readout("archived", archived)
      List {
        ForEach(rows, id: \.self) { row in
          Text(row)
            .swipeActions(edge: .leading) {
              Button("Archive") { archived = row }
            }
        }
        .onDelete { rows.remove(atOffsets: $0) }
      }
      .refreshable { refreshes += 1 }
      .accessibilityIdentifier("rows")
    }
  }
}
