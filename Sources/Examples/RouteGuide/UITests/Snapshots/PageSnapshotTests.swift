import XCTest

@testable import RouteGuide

final class PageSnapshotTests: ScreenTestCase {
  func testBarsWithoutThePage() {
    let address = URL(string: "https://guide.example.jp/terms")!
    testSnapshot(vc: show(MockPageViewController(address: address, heading: "page.terms")))
  }
}
