import XCTest
@testable import App

// From the article, where the test is called `SampleVCTests`.
final class MockedTests: XCTestCase {
    // snapshot test 録画モードか否か
    var record = false
    func testViewController() throws {
        // 画面を呼び出す時と同様に書く
        let storyboard = UIStoryboard(name: "Sample", bundle: nil)
        let SampleVC = storyboard.instantiateViewController(identifier: "Sample") { coder in
            // スナップショットテスト用にラップしたVC
            MockSampleVC(coder: coder, completeHander: nil)
        }
        let navi = UINavigationController(rootViewController: SampleVC)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        testSnapshot(vc: navi, record: record, file: #file, function: #function, line: #line)
    }
}
class MockSampleVC: SampleVC {
    required init?(coder: NSCoder) {
        fatalError("init(coder: \(coder) has not been implemented")
    }
    override init?(coder: NSCoder,
                   completeHander: ((_ readString: String?) -> Void)? = nil) {
        super.init(coder: coder, completeHander: completeHander)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // 以下は本来viewDidLoad()で呼び出しているメソッド
        super.setNavigationBar()
        super.setCameraPreviewMask()
        super.cameraPreview()
        super.stopCamera()
    }
}

// Supplied: where everything is on each device.
extension MockedTests {
    func testStates() {
        let navi = UINavigationController(rootViewController: MockSampleVC(coder: NSCoder(), completeHander: nil)!)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        assertStates(of: navi)
    }
}
