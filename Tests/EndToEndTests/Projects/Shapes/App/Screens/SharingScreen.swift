import SwiftUI

struct SharingScreen: View {
  @State private var people: Set<Person.ID> = []
  @State private var order = [KeyPathComparator(\Person.name)]

  struct Person: Identifiable {
    let id: Int
    var name: String
  }

  let all = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben")]

  var body: some View {
    VStack {
      ShareLink("Share photo", item: Image(systemName: "sun.max"), preview: SharePreview("Sun"))
      Table(selection: $people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(all) { TableRow($0) }
      }
    }
  }
}
