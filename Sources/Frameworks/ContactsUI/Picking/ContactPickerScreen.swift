import Contacts
import DeviceServices
import SimulatedUI

/// The sheet on which a person chooses contacts.
struct ContactPickerScreen: View {
  private static let title = SystemText("Contacts", ja: "連絡先", de: "Kontakte")
  private static let empty = SystemText("No Contacts", ja: "連絡先なし", de: "Keine Kontakte")
  private static let search = SystemText("Search", ja: "検索", de: "Suchen")

  let model: ContactPickerModel
  /// Told what was chosen; nothing where it was cancelled.
  let finish: ([CNContact]) -> Void
  @State private var text = ""
  @State private var chosen: Set<String> = []

  var body: some View {
    NavigationStack {
      content
        .searchable(text: $text, prompt: Text(verbatim: Self.search.text))
        .navigationTitle(Text(verbatim: Self.title.text))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(SystemText.cancel.text) { finish([]) }
          }
          ToolbarItem(placement: .confirmationAction) {
            if model.takesSeveral {
              Button(SystemText.done.text) {
                finish(model.rows.filter { chosen.contains($0.id) }.map(\.contact))
              }
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    let rows = model.rows(matching: text)
    if rows.isEmpty {
      ContentUnavailableView(
        Self.empty.text, systemImage: "person.crop.circle", description: nil)
    } else {
      List(rows) { row in
        Button {
          choose(row)
        } label: {
          HStack {
            Text(verbatim: row.name)
            Spacer()
            if chosen.contains(row.id) { Image(systemName: "checkmark") }
          }
        }
        .foregroundStyle(.primary)
        .disabled(!row.isEnabled)
      }
      .listStyle(.plain)
    }
  }

  private func choose(_ row: ContactRow) {
    guard model.takesSeveral else { return finish([row.contact]) }
    if chosen.remove(row.id) == nil { chosen.insert(row.id) }
  }
}
