import XCTest
@testable import App

// From the article.
final class SampleVCTests: XCTestCase {
    // snapshot test 録画モードか否か
    var record = false
    func testViewController() throws {
        let SampleVC = SampleVC(coder: coder)
        let navi = UINavigationController(rootViewController: SampleVC)
        navi.modalPresentationStyle = .fullScreen
        // ここでライフサイクルメソッドが一通り呼び出される
        UIApplication.shared.rootViewController = navi
        // viewDidLoad以降のライフサイクルメソッドが実行端末分呼ばれる
        testSnapshot(vc: navi, record: record, file: #file, function: #function, line: #line)
    }
}

extension SampleVCTests {
    var coder: ScreenCoder { ScreenCoder() }
}

// Supplied: where everything is on each device.
extension SampleVCTests {
    func testStates() {
        let navi = UINavigationController(rootViewController: SampleVC(coder: coder))
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        assertStates(of: navi)
    }
}
