import ElementModel
import SwiftUI
import Testing

private struct Errands: View {
  @State private var items = ["milk", "bread", "tea", "salt"]
  @State private var selection: Set<String> = []
  @State private var single: String?

  var body: some View {
    NavigationStack {
      VStack {
        Text("selected \(selection.sorted().joined(separator: " "))")
        Text("single \(single ?? "none")")
        Text("order \(items.joined(separator: " "))")
        List(selection: $selection) {
          ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "salt") }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        List(items, id: \.self, selection: $single) { Text("one \($0)") }
      }
      .toolbar { EditButton() }
    }
  }
}

@MainActor @Suite(.serialized) struct ListEditingTests {
  @Test func aTapSelectsOneRow() throws {
    let driver = AppDriver { Errands() }
    try driver.tap("one tea")
    #expect(driver.exists("single tea"))
    try driver.tap("one milk")
    #expect(driver.exists("single milk"))
    #expect(driver.elements.count { $0.type == .cell && $0.isSelected } == 1)
    // Several rows can be selected only while they are edited.
    try driver.tap("milk", .staticText)
    #expect(driver.exists("selected "))
  }

  @Test func editingSelectsSeveralRows() throws {
    let driver = AppDriver { Errands() }
    try driver.tap("Edit")
    try driver.tap("tea")
    try driver.tap("bread")
    #expect(driver.exists("selected bread tea"))
    try driver.tap("tea")
    #expect(driver.exists("selected bread"))
    try driver.tap("Done")
    #expect(driver.exists("Edit"))
  }

  @Test func theEditButtonOffersToDelete() throws {
    let driver = AppDriver { Errands() }
    #expect(!driver.exists("Remove"))
    try driver.tap("Edit")
    #expect(driver.elements.count { $0.label == "Remove" && $0.type == .button } == 3)
    let image = try #require(driver.find("minus.circle.fill", .image))
    #expect(image.label == "remove")
    #expect(driver.find("minus.circle.fill", .button) == nil)
    let remove = try #require(driver.elements.first { $0.label == "Remove" }?.hitPoint)
    driver.app.tap(at: remove)
    driver.settle()
    try driver.tap("Delete", .button)
    #expect(driver.exists("order bread tea salt"))
  }

  @Test func aHandleMovesARow() throws {
    let driver = AppDriver { Errands() }
    try driver.tap("Edit")
    let handle = try #require(driver.find("Reorder milk")?.hitPoint)
    let target = try #require(driver.find("Reorder tea")?.hitPoint)
    driver.drag(from: handle, to: target)
    driver.settle()
    #expect(driver.exists("order bread tea milk salt"))
  }
}
