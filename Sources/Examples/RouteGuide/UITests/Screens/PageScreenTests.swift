import XCTest

@testable import RouteGuide

final class PageScreenTests: ScreenTestCase {
  private let address = URL(string: "https://guide.example.jp/terms")!

  /// What the page says is not this app's; what is around it is.
  func testBarsWithoutThePage() {
    let screen = MockPageViewController(address: address, heading: "page.terms")
    onEveryDevice(show(screen)) { _ in
      XCTAssertEqual(screen.navigationItem.title, "Terms of use")
      XCTAssertEqual(
        screen.navigationItem.rightBarButtonItem?.accessibilityIdentifier, "page.refresh")
      XCTAssertNotNil(find("page.web", in: screen.view))
    }
    XCTAssertNil(screen.webView.url)
    XCTAssertEqual(screen.progressView.progress, 0)
  }

  func testProgressIsShownWhileThePageComes() {
    let screen = PageViewController(address: address, heading: "page.news")
    showAndWait(screen)
    XCTAssertEqual(screen.webView.url, address)
    XCTAssertEqual(screen.progressView.progress, 1)
    XCTAssertTrue(screen.progressView.isHidden)
  }
}
