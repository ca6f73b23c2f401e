import ElementModel
import SwiftUI
import Testing

private struct Focusing: View {
  @State private var name = ""
  @State private var submitted = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("name", text: $name).focused($isFocused).onSubmit { submitted += 1 }
      Text("submitted \(submitted) \(isFocused ? "on" : "off")")
      Button("focus") { isFocused = true }
      Button("blur") { isFocused = false }
    }
  }
}

@MainActor @Suite(.serialized) struct ControlTests {
  @Test func progressHasLabelAndValue() {
    let driver = AppDriver {
      VStack {
        ProgressView()
        ProgressView("読込", value: 0.5)
      }
    }
    #expect(driver.find("In progress", .activityIndicator)?.value == "1")
    #expect(driver.find("読込", .progressIndicator)?.value == "50%")
  }

  @Test func aTabWithImageAndTextHasTheNameOfItsText() throws {
    let driver = AppDriver {
      TabView {
        Text("first").tabItem {
          Image(systemName: "timer")
          Text("タイマー")
        }
        Text("second").tabItem { Image(systemName: "gearshape") }
      }
    }
    #expect(driver.find("タイマー", .button)?.identifier == "timer")
    #expect(driver.labels(.button).count == 2)
    #expect(driver.labels(.button).allSatisfy { !$0.isEmpty })
  }

  @Test func valuesAreLabeled() {
    let driver = AppDriver {
      VStack {
        LabeledContent("状態", value: "済み")
        ContentUnavailableView("Empty", systemImage: "tray", description: Text("Add one"))
      }
    }
    #expect(driver.labels(.staticText) == ["状態", "済み", "Empty", "Add one"])
  }

  @Test func focusFollowsTheAppAndTheAppFollowsFocus() throws {
    let driver = AppDriver { Focusing() }
    try driver.tap("focus")
    #expect(driver.app.hasKeyboardFocus)
    #expect(driver.app.typeText("ab\u{8}c"))
    #expect(driver.elements.first { $0.type == .textField }?.value == "ac")
    try driver.tap("blur")
    #expect(!driver.app.hasKeyboardFocus)
    let field = try #require(driver.elements.first { $0.type == .textField })
    driver.app.tap(at: try #require(field.hitPoint))
    #expect(driver.exists("submitted 0 on"))
    #expect(driver.app.typeText("\n"))
    #expect(driver.exists("submitted 1 off"))
    #expect(!driver.app.hasKeyboardFocus)
  }

  @Test func styledButtonsKeepLabelAndAction() throws {
    let driver = AppDriver { Everything() }
    try driver.tap("Pill", .button)
    #expect(driver.exists("x", .staticText))
    #expect(driver.exists("BackButton"))
  }

  @Test func editorsTakeSeveralLinesAndLinksOpenTheirAddress() throws {
    struct Note: View {
      @State private var text = "first"
      @State private var opened = ""
      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityIdentifier("note")
          if let url = URL(string: "https://example.com/help") { Link("Help", destination: url) }
          Text("opened \(opened)")
        }
        .environment(
          \.openURL,
          OpenURLAction {
            opened = $0.path; return .handled
          })
      }
    }
    let driver = AppDriver { Note() }
    try driver.tap("note", .textView)
    #expect(driver.app.typeText("\nsecond"))
    #expect(driver.find("note", .textView)?.value == "first\nsecond")
    try driver.tap("Help", .link)
    #expect(driver.exists("opened /help"))
  }

  @Test func numbersAreGroupedInLocalizedText() {
    let driver = AppDriver { Text("\(1234567) and \(-45) and \(verbatim)") }
    #expect(driver.labels(.staticText) == ["1,234,567 and -45 and 1000"])
  }

  @Test func fieldsTellWhenEditingBeginsAndEnds() throws {
    struct Edited: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("t", text: $text, onEditingChanged: { log += $0 ? "+" : "-" }) { log += "!" }
          Text("log \(log)")
        }
      }
    }
    let driver = AppDriver { Edited() }
    let field = try #require(driver.elements.first { $0.type == .textField })
    driver.app.tap(at: try #require(field.hitPoint))
    #expect(driver.app.typeText("a\n"))
    #expect(driver.exists("log +!-"))
  }

  private var verbatim: String { "1000" }
}
