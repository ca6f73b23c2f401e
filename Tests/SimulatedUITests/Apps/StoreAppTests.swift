import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct StoreAppTests {
  @Test func tabsAreButtonsOfTheBar() throws {
    let driver = AppDriver(StoreApp.self)
    #expect(driver.find("ホーム", .button)?.isSelected == true)
    let other = try #require(driver.find("store.otherTab"))
    #expect(other.label == "その他")
    #expect(!other.isSelected)
    try driver.tap("store.otherTab")
    #expect(driver.find("store.otherTab")?.isSelected == true)
    #expect(driver.exists("その他", .navigationBar))
    #expect(!driver.exists("ホーム", .navigationBar))
  }

  @Test func valuesPushScreensWithABackButton() throws {
    let driver = AppDriver(StoreApp.self)
    try driver.tap("商品2, 0", .button)
    #expect(driver.exists("商品2", .navigationBar))
    #expect(driver.find("BackButton")?.label == "ホーム")
    #expect(driver.find("お気に入り", .switch)?.value == "0")
    try driver.tap("お気に入り", .switch)
    #expect(driver.find("お気に入り", .switch)?.value == "1")
    #expect(driver.exists("お気に入りに追加しました"))
    try driver.tap("閉じる")
    #expect(driver.exists("ホーム", .navigationBar))
    // The root appeared twice: at launch, and again when the pushed screen went.
    #expect(driver.exists("表示 2"))
  }

  @Test func theSheetCoversTheScreenAndValidates() throws {
    let driver = AppDriver(StoreApp.self)
    try driver.tap("store.otherTab")
    try driver.tap("store.signIn")
    let covered = try #require(driver.find("store.signIn"))
    #expect(!covered.isHittable)
    #expect(driver.find("store.submit")?.isEnabled == false)
    #expect(driver.find("store.submit")?.isHittable == true)
    try driver.tap("store.email")
    #expect(driver.app.typeText("test"))
    #expect(driver.exists("無効なメールアドレス形式です"))
    #expect(driver.app.typeText("@example.com\n"))
    #expect(!driver.exists("無効なメールアドレス形式です"))
    // Return moves focus on to the password.
    #expect(driver.find("store.password")?.hasFocus == true)
    #expect(driver.app.typeText("secret"))
    #expect(driver.find("store.submit")?.isEnabled == true)
    try driver.tap("キャンセル")
    #expect(!driver.exists("store.email"))
    #expect(driver.find("store.signIn")?.isHittable == true)
    #expect(!driver.app.hasKeyboardFocus)
  }
}
