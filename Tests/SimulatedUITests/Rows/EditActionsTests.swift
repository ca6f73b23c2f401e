import ElementModel
import SwiftUI
import Testing

private struct Errand: Identifiable {
  let id: Int
  var name: String
}

/// Rows that a person may edit without code of the app's own, and rows that take what is dropped.
private struct EditedErrands: View {
  @State private var items = ["milk", "bread", "tea"].enumerated().map {
    Errand(id: $0.offset, name: $0.element)
  }
  let actions: EditActions<[Errand]>

  var body: some View {
    NavigationStack {
      VStack {
        Text("order \(items.map(\.name).joined(separator: " "))")
        Text("sugar").draggable("sugar")
        List {
          ForEach($items, editActions: actions) { $item in Text(item.name) }
            .dropDestination(for: String.self) { names, offset in
              items.insert(Errand(id: items.count, name: names.joined()), at: offset)
            }
        }
      }
      .toolbar { EditButton() }
    }
  }
}

@MainActor @Suite(.serialized) struct EditActionsTests {
  @Test func rowsAreDeletedFromTheCollection() throws {
    let driver = AppDriver { EditedErrands(actions: .delete) }
    try driver.tap("Edit")
    #expect(driver.elements.count { $0.label == "Remove" && $0.type == .button } == 3)
    #expect(!driver.elements.contains { $0.label.hasPrefix("Reorder") })
  }

  @Test func whatIsNotAllowedIsNotOffered() throws {
    let driver = AppDriver { EditedErrands(actions: .move) }
    try driver.tap("Edit")
    #expect(!driver.exists("Remove"))
  }

  @Test func whatIsDroppedOnARowComesBeforeIt() throws {
    let driver = AppDriver { EditedErrands(actions: .all) }
    let sugar = try #require(driver.find("sugar")?.hitPoint)
    let bread = try #require(driver.find("bread")?.hitPoint)
    driver.press(at: sugar)
    driver.wait(.milliseconds(800))
    driver.move(from: sugar, to: bread)
    driver.lift(at: bread)
    driver.settle()
    #expect(driver.exists("order milk sugar bread tea"))
  }

  @Test func actionsFollowFromTheCollection() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<ArraySlice<Int>>.all.contains(.delete))
    #expect(EditActions<CollectionOfOne<Int>>.all == .move)
  }
}
