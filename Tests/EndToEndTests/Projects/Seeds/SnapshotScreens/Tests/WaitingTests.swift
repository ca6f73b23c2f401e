import XCTest
@testable import App

// From the article, where it is called `SampleVCTests`.
final class WaitingTests: XCTestCase {
    var record = false
    var expectation: XCTestExpectation!
    func testViewController() throws {
        let SampleVC = SampleVC(coder: coder, baseDelegate: self)
        let navi = UINavigationController(rootViewController: SampleVC)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        expectation = expectation(description: "callSomeAPI finished")
        wait(for: [expectation], timeout: 5.0)
        viewController.baseViewControllerDelegate = nil
        testSnapshot(vc: navi, record: record, file: #file, function: #function, line: #line)
    }
    func viewDidDraw() {
        expectation.fulfill()
    }
}

// Supplied: what the article leaves out.
extension WaitingTests: BaseViewControllerDelegate {
    var coder: ScreenCoder { ScreenCoder(calls: 1) }
}

extension XCTestCase {
    /// The screen that is tested.
    var viewController: SampleVC {
        let navi = UIApplication.shared.rootViewController as! UINavigationController
        return navi.viewControllers[0] as! SampleVC
    }
}
