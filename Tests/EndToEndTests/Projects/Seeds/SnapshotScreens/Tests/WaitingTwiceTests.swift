import XCTest
@testable import App

// From the article, where it is called `SampleVCTests` too.
final class WaitingTwiceTests: XCTestCase {
    var record = false
    var expectation: XCTestExpectation!
    func testViewController() throws {
        let SampleVC = SampleVC(coder: coder, baseDelegate: self)
        let navi = UINavigationController(rootViewController: SampleVC)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        expectation = expectation(description: "callSomeAPI finished")
        // viewDidDraw()が2回呼ばれるとき
        expectation.expectedFulfillmentCount = 2
        // 指定した回数を超えてviewDidDraw()が呼ばれる可能性があるとき、超えた分は無視する
        expectation.assertForOverFulfill = false
        wait(for: [expectation], timeout: 5.0)
        viewController.baseViewControllerDelegate = nil
        testSnapshot(vc: navi, record: record, file: #file, function: #function, line: #line)
    }
    func viewDidDraw() {
        expectation.fulfill()
    }
}

// Supplied: what the article leaves out.
extension WaitingTwiceTests: BaseViewControllerDelegate {
    var coder: ScreenCoder { ScreenCoder(calls: 3) }
}
