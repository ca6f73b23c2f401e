import XCTest

/// What a failure says when the app does not lead where the page object says it does.
final class FailingOnPurposeTests: AscentTestCase {
  /// Only managers can sign out: an alert says so, and the home screen does not appear.
  func testSigningOutLeadsHome() {
    guard let settings = home.footerBar.selectSettings() else { return }
    guard nil != settings.signOut() else { return }
  }

  /// Words that several products have do not open one of them.
  func testWordsOpenAProduct() {
    guard nil != home.searchBar.searchForSingleItem("boots") else { return }
  }
}
