import Foundation
import Testing

@testable import Workspace

/// Names and types as files have them that Xcode has made.
@Suite struct TextSymbolsTests {
  @Test(arguments: [
    ("About app", "aboutApp"), ("Alert.Logout.message", "alertLogoutMessage"),
    ("ageInYears", "ageInYears"), ("SOTKA", "sotka"), ("WORKOUT shop", "workoutShop"),
    ("action.copy_link", "actionCopyLink"), ("attachment.genericName", "attachmentGenericName"),
    ("paywall.general.bullet1", "paywallGeneralBullet1"), ("GitHub", "gitHub"),
    ("The JSON store changed.", "theJsonStoreChanged"),
    ("Could not open its SwiftData store", "couldNotOpenItsSwiftDataStore"),
    ("Pull-ups", "pullUps"), ("Turbo 93-1", "turbo931"), ("93 days", "_93Days"),
  ])
  func aTextIsNamedByItsWords(key: String, name: String) {
    #expect(TextSymbol(key: key, text: key)?.signature == name)
  }

  @Test(arguments: [
    ("%lld sec", "%lld sec", "sec(_: Int)"), ("%.1f sec", "%.1f sec", "sec(_: Float)"),
    ("%d min %d sec", "%lld min %lld sec", "minSec(_: Int)(_: Int)"),
    ("%d left", "%d left", "left(_: Int32)"),
    ("Day %lld", "Day %1$(number)lld", "day(number: Int)"),
    ("WorkoutView.Set %lld/%lld", "Set %1$lld/%2$lld", "workoutViewSet(_: Int)(_: Int)"),
    ("WorkoutPreview.Title%lld", "Workout (day %lld)", "workoutPreviewTitle(_: Int)"),
    ("swap", "%2$@ of %1$lld", "swap(_: Int)(_: String)"),
    (
      "%(landmark)@ is contained in %(collection)@", "%(landmark)@ is contained in %(collection)@",
      "isContainedIn(landmark: String)(collection: String)"
    ),
    ("again", "%1$@ and %1$@", "again(_: String)"), ("share", "100 %% of %lf", "share(_: Double)"),
    ("photos", "%#@count@ in %#@albums@", "photos(count: Int)(albums: Int)"),
  ])
  func argumentsFollowFromTheText(key: String, text: String, signature: String) {
    let symbol = TextSymbol(key: key, text: text, parts: ["count": "lld", "albums": "lld"])
    #expect(symbol?.signature == signature)
  }

  @Test func keysWithoutAWordHaveNoConstant() {
    #expect(TextSymbol(key: "…", text: "…") == nil)
    #expect(TextSymbol(key: "%lld", text: "%lld") == nil)
  }

  @Test func onlyKeysThatAPersonHasEnteredCount() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "by hand": {"extractionState": "manual"}, "found": {}, "gone": {"extractionState": "stale"},
        "\\"\\\\(quit())\\n": {"extractionState": "manual"}
      }}
      """
    for name in ["Localizable", "More texts", "InfoPlist"] {
      try catalog.write(
        to: folder.appendingPathComponent("\(name).xcstrings"), atomically: true, encoding: .utf8)
    }
    try "no catalogue".write(
      to: folder.appendingPathComponent("Broken.xcstrings"), atomically: true, encoding: .utf8)

    let source = TextSymbols(in: [folder.path]).source

    #expect(
      source.contains(
        "static var `byHand`: LocalizedStringResource "
          + "{ LocalizedStringResource(\"by hand\", table: \"Localizable\") }"))
    #expect(source.contains("nonisolated extension LocalizedStringResource {\n enum `MoreTexts` {"))
    #expect(source.contains(#"LocalizedStringResource("\"\\(quit())\u{a}", table: "Localizable")"#))
    #expect(!source.contains("found") && !source.contains("gone") && !source.contains("InfoPlist"))
  }
}
