import XCTest
@testable import App

// From the article, where test and mock are called `SampleVCTests` and `MockSampleVC` again.
final class LaidOutTests: XCTestCase {
    var record = false
    func testViewController() throws {
        let storyboard = UIStoryboard(name: "Sample", bundle: nil)
        let SampleVC = storyboard.instantiateViewController(identifier: "Sample") { coder in
            LaidOutMockSampleVC(coder: coder, completeHander: nil)
        }
        let navi = UINavigationController(rootViewController: SampleVC)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        testSnapshot(vc: navi, record: record, file: #file, function: #function, line: #line)
    }
}
fileprivate class LaidOutMockSampleVC: SampleVC {
    required init?(coder: NSCoder) {
        fatalError("init(coder: \(coder) has not been implemented")
    }
    override init?(coder: NSCoder, completeHander: ((_ readString: String?) -> Void)? = nil) {
        super.init(coder: coder, completeHander: completeHander)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // 描画系メソッドを呼ぶ前にframeを更新
        self.videoView.layoutIfNeeded()
        self.targetView.layoutIfNeeded()
        super.setNavigationBar()
        super.setCameraPreviewMask()
        super.cameraPreview()
        super.stopCamera()
    }
}

// Supplied: where everything is on each device.
extension LaidOutTests {
    func testStates() {
        let navi = UINavigationController(rootViewController: LaidOutMockSampleVC(coder: NSCoder(), completeHander: nil)!)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        assertStates(of: navi)
    }
}
