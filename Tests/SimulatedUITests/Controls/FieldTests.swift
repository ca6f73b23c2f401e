import ElementModel
import SwiftUI
import Testing

private struct Fields: View {
  @State private var amount = 5
  @State private var price: Double? = 2.5
  @State private var note = ""
  @State private var text = ""
  @State private var count = 1
  @State private var saved = 0
  @State private var submitted = 0

  var body: some View {
    VStack {
      TextField("amount", value: $amount, format: .number)
      TextField("price", value: $price, format: .number)
      TextField("count", value: $count, formatter: NumberFormatter())
      Button("Save") { saved = count }
      Text("saved \(saved)")
      Text("amount \(amount) price \(price.map { "\($0)" } ?? "none")")
      TextField("note", text: $note, axis: .vertical)
      TextField(text: $text, prompt: Text("Ada")) { Text("Name") }.onSubmit { submitted += 1 }
      SecureField(text: $text, prompt: Text("secret")) { Text("Password") }
      Text("submitted \(submitted)")
    }
    .onSubmit(of: .search) { submitted += 100 }
  }
}

@MainActor @Suite(.serialized) struct FieldTests {
  private func field(_ placeholder: String, in driver: AppDriver) throws -> Element {
    try #require(driver.elements.first { $0.placeholderValue == placeholder })
  }

  private func tap(_ placeholder: String, in driver: AppDriver) throws {
    driver.app.tap(at: try #require(try field(placeholder, in: driver).hitPoint))
  }

  @Test func valuesAreTakenWhileTheTextIsOne() throws {
    let driver = AppDriver { Fields() }
    try tap("amount", in: driver)
    #expect(driver.app.typeText("7"))
    #expect(try field("amount", in: driver).value == "57")
    #expect(driver.exists("amount 57 price 2.5"))
    #expect(driver.app.typeText("\n"))
    #expect(driver.exists("amount 57 price 2.5"))
    try tap("amount", in: driver)
    #expect(driver.app.typeText("x"))
    #expect(try field("amount", in: driver).value == "x")
    try tap("note", in: driver)
    #expect(try field("amount", in: driver).value == "57")
    #expect(driver.exists("amount 57 price 2.5"))
  }

  @Test func aValueHasArrivedWhenAButtonIsTapped() throws {
    let driver = AppDriver { Fields() }
    try tap("count", in: driver)
    #expect(driver.app.typeText("2"))
    try driver.tap("Save", .button)
    #expect(driver.exists("saved 12"))
    #expect(try field("count", in: driver).value == "12")
  }

  @Test func emptyFieldsOfOptionalsHaveNoValue() throws {
    let driver = AppDriver { Fields() }
    try tap("price", in: driver)
    #expect(driver.app.typeText("\u{8}\u{8}\u{8}"))
    #expect(driver.exists("amount 5 price none"))
    #expect(driver.app.typeText("\n"))
    #expect(try field("price", in: driver).value == "price")
  }

  @Test func fieldsThatGrowAreTextViews() throws {
    let driver = AppDriver { Fields() }
    let before = try field("note", in: driver)
    #expect(before.type == .textView)
    try tap("note", in: driver)
    #expect(driver.app.typeText("one\ntwo\nthree"))
    let after = try field("note", in: driver)
    #expect(after.value == "one\ntwo\nthree")
    #expect(after.frame.height > before.frame.height * 2)
  }

  @Test func promptsArePlaceholdersAndSubmissionsHaveTriggers() throws {
    let driver = AppDriver { Fields() }
    #expect(try field("Ada", in: driver).type == .textField)
    #expect(try field("secret", in: driver).type == .secureTextField)
    try tap("Ada", in: driver)
    #expect(driver.app.typeText("a\n"))
    #expect(driver.exists("submitted 1"))
    #expect(try field("secret", in: driver).value == "•")
  }
}
