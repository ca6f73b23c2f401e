import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct LoginAppTests {
  @Test func signingInShowsTheNextScreen() throws {
    let driver = AppDriver { LoginView() }
    #expect(driver.find("Login", .navigationBar)?.identifier == "Login")
    try driver.tap("cloud.mokumoku.sample.login.email")
    #expect(driver.app.typeText("hoge@example.com"))
    try driver.tap("cloud.mokumoku.sample.login.password")
    #expect(driver.app.typeText("password"))
    let password = try #require(driver.find("cloud.mokumoku.sample.login.password"))
    #expect(password.type == .secureTextField)
    #expect(password.value == "••••••••")
    #expect(password.hasFocus)
    try driver.tap("cloud.mokumoku.sample.login.button")
    #expect(driver.exists("Content", .navigationBar))
    #expect(driver.exists("Content", .staticText))
    #expect(driver.find("cloud.mokumoku.sample.content.email")?.label == "hoge@example.com")
    #expect(!driver.exists("cloud.mokumoku.sample.login.email"))
    try driver.tap("BackButton")
    #expect(driver.find("cloud.mokumoku.sample.login.email")?.value == "hoge@example.com")
  }

  @Test func emptyFieldsShowTheirPlaceholder() throws {
    let driver = AppDriver { LoginView() }
    let field = try #require(driver.find("cloud.mokumoku.sample.login.email"))
    #expect(field.value == "e-mail")
    #expect(field.placeholderValue == "e-mail")
    #expect(!driver.app.typeText("x"))
  }
}
