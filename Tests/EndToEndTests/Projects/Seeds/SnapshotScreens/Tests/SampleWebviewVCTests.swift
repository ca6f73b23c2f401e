import XCTest
@testable import App

// From the article, without the brackets that its page puts around the address.
final class SampleWebviewVCTests: XCTestCase {
    private let record = false
    func testViewController() throws {
        let storyboard = UIStoryboard(name: "SampleWebview", bundle: .main)
        let SampleWebviewVC = storyboard.instantiateViewController(identifier: "SampleWebview") { coder in
            MockSampleWebviewVC(coder: coder, url: URL(string: "https://top.myroute.fun/")!, linkType: .hoge)
        }
        let navi = UINavigationController(rootViewController: SampleWebviewVC)
        navi.modalPresentationStyle = .fullScreen
        UIApplication.shared.rootViewController = navi
        testSnapshot(vc: navi, record: record, file: #file, function: #function, line: #line)
    }
}
fileprivate class MockSampleWebviewVC: SampleWebviewVC {
    override init?(coder: NSCoder, url: URL, linkType: LinkNamesItem?) {
        super.init(coder: coder, url: url, linkType: linkType)
    }
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    override func viewWillAppear(_ animated: Bool) {
        // viewDidLoadで呼び出していたメソッドをviewWillAppearで呼ぶように変更
        self.setNavigationBar()
        self.setWebView()
        self.setToolBar()
        super.viewWillAppear(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        // Do nothing
        // WebViewのコンテンツ設定をするメソッドを呼ばないように上書き
    }
}
