import XCTest
@testable import App

// Supplied: what the article says about its listings.
final class ClaimsTests: XCTestCase, BaseViewControllerDelegate {
    var drawn: XCTestExpectation?

    func viewDidDraw() { drawn?.fulfill() }

    private func show(_ screen: UIViewController) -> UINavigationController {
        let navi = UINavigationController(rootViewController: screen)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        return navi
    }

    /// Without a wait the indicator is what the picture shows.
    func testIndicatorIsStillThere() {
        let screen = SampleVC(coder: ScreenCoder())
        _ = show(screen)
        XCTAssertTrue(screen.indicator.isAnimating)
        XCTAssertNil(screen.bodyLabel.text)
    }

    /// A delegate that is not cleared is told again for each device.
    func testDelegateThatIsNotClearedIsToldTooOften() {
        let screen = SampleVC(coder: ScreenCoder(), baseDelegate: self)
        let navi = show(screen)
        drawn = expectation(description: "callSomeAPI finished")
        wait(for: [drawn!], timeout: 5)
        for _ in SnapshotConfig.allCases {
            navi.beginAppearanceTransition(true, animated: false)
            navi.endAppearanceTransition()
        }
        let later = expectation(description: "a second later")
        later.isInverted = true
        wait(for: [later], timeout: 1)
    }

    /// The page's progress is observed, and the page comes after the screen.
    func testProgressIsObserved() {
        let screen = SampleWebviewVC(coder: NSCoder(), url: URL(string: "https://top.myroute.fun/")!, linkType: nil)!
        _ = show(screen)
        XCTAssertTrue(screen.webView.isLoading)
        wait(for: [expectation(that: \WKWebViewState.isDone, on: WKWebViewState(screen), willEqual: true)], timeout: 5)
        XCTAssertEqual(screen.progresses, [0.1, 0.5, 1])
        XCTAssertEqual(screen.loadingProgress.progress, 1)
        XCTAssertEqual(screen.webView.url?.host, "top.myroute.fun")
    }

    /// Without a camera nothing is prepared; the mock shows the empty preview all the same.
    func testOnlyTheMockHasAPreview() {
        let screen = UseCameraVC()
        _ = show(screen)
        XCTAssertFalse(screen.hasPreview)
        XCTAssertEqual(screen.stops, 1)
        XCTAssertTrue(screen.captureSession.inputs.isEmpty)

        let mock = MockUseCameraVC()
        testSnapshot(vc: show(mock), file: #file, function: #function, line: #line)
        XCTAssertTrue(mock.hasPreview)
    }
}

/// What the page's loading has come to.
final class WKWebViewState: NSObject {
    private let screen: SampleWebviewVC

    init(_ screen: SampleWebviewVC) { self.screen = screen }

    var isDone: Bool { screen.progresses.last == 1 }
}
