import ElementModel
import SwiftUI
import Testing

private struct Account: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var code = ""
  @State private var log = ""

  var body: some View {
    VStack {
      TextField("name", text: $name).submitLabel(.done).onSubmit { log += "done" }
      TextField("mail", text: $mail).keyboardType(.emailAddress)
      TextField("code", text: $code).keyboardType(.numberPad)
      Text("log \(log)")
      Spacer()
      Button("Continue") { log += "continue" }
    }
  }
}

@MainActor @Suite(.serialized) struct KeyboardTests {
  private func tap(_ placeholder: String, in driver: AppDriver) throws {
    let field = try #require(driver.elements.first { $0.placeholderValue == placeholder })
    driver.app.tap(at: try #require(field.hitPoint))
    driver.settle()
  }

  private func value(_ placeholder: String, in driver: AppDriver) -> String? {
    driver.elements.first { $0.placeholderValue == placeholder }?.value
  }

  @Test func aKeyboardComesAndGoesWithFocus() throws {
    let driver = AppDriver { Account() }
    #expect(!driver.elements.contains { $0.type == .keyboard })
    try tap("name", in: driver)
    let keyboard = try #require(driver.elements.first { $0.type == .keyboard })
    #expect(keyboard.frame == CGRect(x: 0, y: 561, width: 393, height: 233))
    #expect(driver.find("Done", .button)?.label == "done")
    try driver.tap("Done", .button)
    #expect(!driver.elements.contains { $0.type == .keyboard })
    #expect(driver.exists("log done"))
  }

  @Test func keysTypeAndTheFirstLetterIsACapital() throws {
    let driver = AppDriver { Account() }
    try tap("name", in: driver)
    #expect(driver.exists("A", .key) && !driver.exists("a", .key))
    try driver.tap("A", .key)
    try driver.tap("b", .key)
    try driver.tap("space", .key)
    try driver.tap("shift", .button)
    try driver.tap("C", .key)
    try driver.tap("more", .key)
    try driver.tap("7", .key)
    #expect(value("name", in: driver) == "Ab C7")
    try driver.tap("delete", .key)
    #expect(value("name", in: driver) == "Ab C")
  }

  @Test func eachFieldHasItsKeyboard() throws {
    let driver = AppDriver { Account() }
    try tap("mail", in: driver)
    #expect(driver.exists("@", .key) && driver.exists("a", .key))
    try tap("code", in: driver)
    #expect(driver.exists("5", .key) && !driver.exists("a", .key))
    #expect(!driver.exists("Return"))
    try driver.tap("5", .key)
    try driver.tap("0", .key)
    #expect(value("code", in: driver) == "50")
  }

  @Test(arguments: [
    (SubmitLabel.go, "Go"), (.search, "Search"), (.next, "Next:"), (.send, "Send"),
    (.join, "Join"), (.route, "Route"), (.continue, "Continue"), (.return, "Return"),
  ])
  func theReturnKeySaysWhatWasAskedFor(label: SubmitLabel, identifier: String) throws {
    let driver = AppDriver { TextField("word", text: .constant("")).submitLabel(label) }
    try tap("word", in: driver)
    let key = try #require(driver.find(identifier, .button))
    #expect(key.label == identifier.lowercased().filter { $0 != ":" })
    #expect(driver.elements.count { $0.type == .button && $0.label == key.label } == 1)
  }

  @Test func contentMovesUpAndStaysHittable() throws {
    let driver = AppDriver { Account() }
    let before = try #require(driver.find("Continue", .button)).frame
    try tap("name", in: driver)
    let after = try #require(driver.find("Continue", .button)).frame
    #expect(before.maxY.isNear(818) && after.maxY.isNear(561))
    try driver.tap("Continue", .button)
    #expect(driver.exists("log continue"))
  }

  @Test func whatTheKeyboardCoversCannotBeHitAndTheFieldIsScrolledTo() throws {
    struct Questions: View {
      @State private var answers = [String](repeating: "", count: 14)
      var body: some View {
        TabView {
          Form {
            ForEach(answers.indices, id: \.self) { index in
              TextField("answer \(index)", text: $answers[index])
            }
          }
          .tabItem { Text("form") }
        }
      }
    }
    let driver = AppDriver { Questions() }
    #expect(driver.find("form", .button)?.hitPoint != nil)
    try tap("answer 13", in: driver)
    let field = try #require(driver.elements.first { $0.placeholderValue == "answer 13" })
    #expect(field.hitPoint != nil && field.frame.maxY <= 561)
    // The tab bar stays where it is, below the keyboard.
    #expect(driver.find("form", .button)?.hitPoint == nil)
    #expect(driver.elements.first { $0.placeholderValue == "answer 0" }?.hitPoint == nil)
  }

  @Test func aHardwareKeyboardKeepsItAway() throws {
    let driver = AppDriver { Account() }
    driver.app.showsKeyboard = false
    driver.app.launch()
    try tap("name", in: driver)
    #expect(!driver.elements.contains { $0.type == .keyboard })
    driver.app.typeText("x")
    #expect(value("name", in: driver) == "x")
  }
}
