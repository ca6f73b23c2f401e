import ElementModel
import SwiftUI
import Testing

private struct EditTools: ToolbarContent {
  @Binding var isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Button("Cancel") { isEditing = false } }
    ToolbarItemGroup(placement: .confirmationAction) {
      Button("Done") { isEditing = false }
    }
  }
}

private struct Tools: View {
  @State private var isEditing = false
  @State private var isHidden = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("content")
        Button("hide") { isHidden = true }
      }
      .navigationTitle("Tools")
      .toolbar {
        if isEditing {
          EditTools(isEditing: $isEditing)
        } else {
          ToolbarItem(id: "edit", placement: .primaryAction) {
            Button("Edit") { isEditing = true }
          }
        }
        ToolbarItem(placement: .status) { Text("12 items") }
      }
      .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
      .toolbarTitleMenu { Button("Rename") { isEditing = true } }
      .toolbarBackground(.visible, for: .navigationBar)
    }
  }
}

@MainActor @Suite(.serialized) struct ToolbarTests {
  @Test func contentOfAToolbarDependsOnState() throws {
    let driver = AppDriver { Tools() }
    let bar = try #require(driver.find("Tools", .navigationBar))
    #expect(try #require(driver.find("Edit")).frame.minY >= bar.frame.minY)
    try driver.tap("Edit")
    #expect(!driver.exists("Edit"))
    let cancel = try #require(driver.find("Cancel"))
    let done = try #require(driver.find("Done"))
    #expect(cancel.frame.maxX < done.frame.minX)
    try driver.tap("Done")
    #expect(driver.exists("Edit"))
  }

  @Test func statusStandsAtTheBottom() throws {
    let driver = AppDriver { Tools() }
    let toolbar = try #require(driver.find("Toolbar", .toolbar))
    let status = try #require(driver.find("12 items"))
    #expect(toolbar.frame.contains(CGPoint(x: status.frame.midX, y: status.frame.midY)))
  }

  @Test func barsAreHidden() throws {
    let driver = AppDriver { Tools() }
    try driver.tap("hide")
    #expect(!driver.elements.contains { $0.type == .navigationBar })
    #expect(!driver.exists("Edit"))
  }

  @Test func titlesAreMenus() throws {
    let driver = AppDriver { Tools() }
    try driver.tap("Tools", .button)
    try driver.tap("Rename")
    #expect(driver.exists("Done"))
  }
}
