import ElementModel
import SwiftUI
import Testing

private struct Sheet: View {
  @State private var first = "hello world"
  @State private var second = ""
  @State private var secret = "hidden"
  @State private var note = "one\ntwo\nthree"
  @State private var log = ""
  @State private var isAsking = false
  @State private var isShowing = false

  var body: some View {
    VStack {
      TextField("first", text: $first)
      TextField("second", text: $second)
      SecureField("secret", text: $secret)
      TextEditor(text: $note).accessibilityIdentifier("note")
      Button("Save") { log += "save " }.keyboardShortcut("s")
      Button("Done") { log += "done " }.keyboardShortcut(.defaultAction)
      Button("Ask") { isAsking = true }
      Button("Show") { isShowing = true }
      Text("log \(log)")
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { log += "yes " }
      Button("No", role: .cancel) { log += "no " }
    }
    .sheet(isPresented: $isShowing) { Text("sheet") }
  }
}

@MainActor @Suite(.serialized) struct KeyTests {
  private func field(_ placeholder: String, in driver: AppDriver) throws -> Element {
    try #require(driver.elements.first { $0.placeholderValue == placeholder })
  }

  private func tap(_ placeholder: String, in driver: AppDriver) throws {
    driver.app.tap(at: try #require(try field(placeholder, in: driver).hitPoint))
  }

  @Test func arrowsMoveTheInsertionPoint() throws {
    let driver = AppDriver { Sheet() }
    try tap("second", in: driver)
    driver.app.typeText("abc")
    driver.app.pressKey("\u{F702}", modifiers: [])
    driver.app.typeText("x")
    #expect(try field("second", in: driver).value == "abxc")
    driver.app.pressKey("\u{F729}", modifiers: [])
    driver.app.pressKey("\u{F728}", modifiers: [])
    #expect(try field("second", in: driver).value == "bxc")
    driver.app.pressKey("\u{F72B}", modifiers: [])
    driver.app.pressKey("\u{7F}", modifiers: [])
    #expect(try field("second", in: driver).value == "bx")
    driver.app.pressKey("\u{F702}", modifiers: .shift)
    driver.app.pressKey("y", modifiers: .shift)
    #expect(try field("second", in: driver).value == "bY")
  }

  @Test func aCapitalMayBeTwoLetters() throws {
    let driver = AppDriver { Sheet() }
    try tap("second", in: driver)
    driver.app.pressKey("ß", modifiers: .shift)
    #expect(try field("second", in: driver).value == "SS")
  }

  @Test func commandKeysSelectCopyAndPaste() throws {
    UIPasteboard.general.string = nil
    let driver = AppDriver { Sheet() }
    try tap("first", in: driver)
    driver.app.pressKey("a", modifiers: .command)
    driver.app.pressKey("c", modifiers: .command)
    #expect(UIPasteboard.general.string == "hello world")
    driver.app.typeText("!")
    #expect(try field("first", in: driver).value == "!")
    driver.app.pressKey("v", modifiers: .command)
    #expect(try field("first", in: driver).value == "!hello world")
    driver.app.pressKey("a", modifiers: .command)
    driver.app.pressKey("x", modifiers: .command)
    #expect(try field("first", in: driver).value == "first")
    try tap("secret", in: driver)
    driver.app.pressKey("a", modifiers: .command)
    driver.app.pressKey("c", modifiers: .command)
    #expect(UIPasteboard.general.string == "!hello world")
    UIPasteboard.general.string = nil
  }

  @Test func tapsSelectAWordOrEverything() throws {
    let driver = AppDriver { Sheet() }
    try tap("first", in: driver)
    driver.wait(.milliseconds(100))
    try tap("first", in: driver)
    driver.app.typeText("you")
    #expect(try field("first", in: driver).value == "hello you")
    driver.wait(.seconds(1))
    for _ in 0..<3 { try tap("first", in: driver) }
    driver.app.typeText("bye")
    #expect(try field("first", in: driver).value == "bye")
  }

  @Test func aLongPressOffersToSelectAndPaste() throws {
    UIPasteboard.general.string = "pasted"
    let driver = AppDriver { Sheet() }
    let point = try #require(try field("first", in: driver).hitPoint)
    driver.press(at: point)
    driver.wait(.seconds(1))
    driver.lift(at: point)
    #expect(driver.labels(.menuItem) == ["Paste", "Select All"])
    try driver.tap("Select All", .menuItem)
    #expect(driver.labels(.menuItem) == ["Cut", "Copy", "Paste"])
    try driver.tap("Paste", .menuItem)
    #expect(try field("first", in: driver).value == "pasted")
    #expect(driver.labels(.menuItem).isEmpty)
    UIPasteboard.general.string = nil
  }

  @Test func tabMovesToTheNextField() throws {
    let driver = AppDriver { Sheet() }
    try tap("first", in: driver)
    driver.app.pressKey("\t", modifiers: [])
    #expect(try field("second", in: driver).hasFocus)
    driver.app.typeText("a\tb")
    #expect(try field("second", in: driver).value == "a")
    #expect(try field("secret", in: driver).value == "•••••••")
    driver.app.pressKey("\t", modifiers: .shift)
    #expect(try field("second", in: driver).hasFocus)
  }

  @Test func editorsHaveLines() throws {
    let driver = AppDriver { Sheet() }
    try driver.tap("note", .textView)
    driver.app.pressKey("\u{F700}", modifiers: [])
    driver.app.typeText("-")
    #expect(driver.find("note")?.value == "one\ntwo-\nthree")
    driver.app.pressKey("\u{F729}", modifiers: [])
    driver.app.typeText("\n")
    #expect(driver.find("note")?.value == "one\n\ntwo-\nthree")
  }

  @Test func shortcutsPressButtons() throws {
    let driver = AppDriver { Sheet() }
    driver.app.pressKey("s", modifiers: .command)
    driver.app.pressKey("s", modifiers: [])
    driver.app.pressKey("\r", modifiers: [])
    #expect(driver.exists("log save done "))
  }

  @Test func escapeCancelsWhatIsInFront() throws {
    let driver = AppDriver { Sheet() }
    try driver.tap("Ask")
    driver.app.pressKey("\u{1B}", modifiers: [])
    driver.settle()
    #expect(driver.exists("log no "))
    try driver.tap("Show")
    #expect(driver.exists("sheet"))
    driver.app.pressKey("\u{1B}", modifiers: [])
    driver.settle()
    #expect(!driver.exists("sheet"))
  }
}
