import ElementModel
import SwiftUI
import Testing

private struct Colors: View {
  @State private var color = Color.red

  var body: some View {
    VStack {
      ColorPicker("Accent", selection: $color)
      Text(color == .blue ? "is blue" : "is not blue")
      ShareLink(item: "hello")
      PasteButton(payloadType: String.self) { texts = texts + $0 }
      Text("pasted \(texts.joined())")
      RenameButton().renameAction { color = .green }
      Text(color == .green ? "renamed" : "")
    }
  }

  @State private var texts: [String] = []
}

@MainActor @Suite(.serialized) struct SystemControlTests {
  @Test func aColorWellOpensASheetOfColors() throws {
    let driver = AppDriver { Colors() }
    #expect(driver.find("Accent", .colorWell)?.value == "red")
    try driver.tap("Accent", .colorWell)
    try driver.tap("blue", .button)
    try driver.tap("Close", .button)
    #expect(driver.exists("is blue"))
    #expect(!driver.exists("UIColorPickerView"))
  }

  @Test func sharedTextsAreCopiedAndPasted() throws {
    let driver = AppDriver { Colors() }
    try driver.tap("Share…", .button)
    #expect(driver.exists("ActivityListView", .other))
    try driver.tap("Copy", .button)
    #expect(!driver.exists("ActivityListView"))
    try driver.tap("Paste", .button)
    #expect(driver.exists("pasted hello"))
  }

  @Test func renameButtonsDoWhatTheyAreTold() throws {
    let driver = AppDriver { Colors() }
    try driver.tap("Rename", .button)
    #expect(driver.exists("renamed"))
  }

  @Test func aFailedSearchNamesItsText() {
    let driver = AppDriver {
      VStack {
        ContentUnavailableView.search(text: "kiwi")
        ContentUnavailableView.search
      }
    }
    #expect(driver.exists("No Results for “kiwi”"))
    #expect(driver.exists("No Results"))
  }
}
