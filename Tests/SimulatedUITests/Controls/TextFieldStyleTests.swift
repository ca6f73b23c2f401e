import ElementModel
import SwiftUI
import Testing

private struct Boxed: TextFieldStyle {
  let mark: String

  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text(mark)
      configuration.padding(8)
    }
  }
}

private struct Styled: View {
  @State private var name = ""
  @State private var password = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("name", text: $name).focused($isFocused).accessibilityIdentifier("nameField")
      SecureField("password", text: $password)
      Button("focus") { isFocused = true }
      Text("name \(name)")
    }
    .textFieldStyle(Boxed(mark: "box"))
  }
}

@MainActor @Suite(.serialized) struct TextFieldStyleTests {
  @Test func aStyleOfTheAppsOwnIsDrawnAroundTheField() throws {
    let driver = AppDriver { Styled() }
    #expect(driver.labels(.staticText).filter { $0 == "box" }.count == 2)
    let field = try #require(driver.elements.first { $0.type == .textField })
    #expect(field.placeholderValue == "name")
    #expect(field.identifier == "nameField")
  }

  @Test func styledFieldsAreTypedInto() throws {
    let driver = AppDriver { Styled() }
    try driver.tap("focus")
    #expect(driver.app.typeText("Ann"))
    #expect(driver.exists("name Ann"))
    let secure = try #require(driver.elements.first { $0.type == .secureTextField })
    driver.app.tap(at: try #require(secure.hitPoint))
    #expect(driver.app.typeText("xyz"))
    #expect(driver.elements.first { $0.type == .secureTextField }?.value == "•••")
    #expect(driver.exists("name Ann"))
  }
}
