import XCTest
@testable import App

// From the article, but for the call of the snapshot library, in whose place the screen's state is
// compared with a text.
extension XCTestCase {
    var precision: Float { 0.985 }
    func testSnapshot(vc: UIViewController, record: Bool = false,
                      file: StaticString, function: String, line: UInt) {
        assert(UIDevice.current.name == "iPhone 15", "Please run the test by iPhone 15")
        // SnapshotConfigはテストする端末一覧のenum
        SnapshotConfig.allCases.forEach {
            assertState(of: vc, on: $0, file: file, testName: function + $0.rawValue, line: line)
        }
    }
}

/// Supplied: the devices.
enum SnapshotConfig: String, CaseIterable {
    case iPhone15
    case iPhoneSE
    case iPhone15ProMax

    var size: CGSize {
        switch self {
        case .iPhone15: return CGSize(width: 393, height: 852)
        case .iPhoneSE: return CGSize(width: 375, height: 667)
        case .iPhone15ProMax: return CGSize(width: 430, height: 932)
        }
    }
}

// Supplied: as the snapshot library does, a screen is drawn again in each size from `viewWillAppear`
// on; `viewDidLoad` has been long ago.
extension XCTestCase {
    func assertState(of vc: UIViewController, on device: SnapshotConfig,
                     file: StaticString, testName: String, line: UInt) {
        vc.view.frame.size = device.size
        vc.beginAppearanceTransition(true, animated: false)
        vc.endAppearanceTransition()
        vc.view.layoutIfNeeded()
        let name = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
        let state = ScreenState(of: vc).text
        XCTAssertEqual(state, References.texts["\(name).\(testName)"], "\(name).\(testName)", file: file, line: line)
    }
}

/// Supplied: what can be seen of a screen.
struct ScreenState {
    let text: String

    init(of vc: UIViewController) {
        let screen = (vc as? UINavigationController)?.topViewController ?? vc
        var parts = [screen.navigationItem.title ?? "-"]
        if let screen = screen as? SampleVC {
            parts.append(screen.bodyLabel.text ?? "no text")
            if screen.indicator.isAnimating { parts.append("loading") }
            parts.append("preview \(Self.text(screen.previewFrame))")
            parts.append("target \(Self.text(screen.targetView.frame))")
            parts.append("hole \(Self.text(screen.maskedOut))")
        }
        if let screen = screen as? SampleWebviewVC {
            parts.append(screen.webView.url?.absoluteString ?? "no page")
            let items = screen.toolbarItems ?? []
            parts.append(items.map { $0.title ?? "|" }.joined(separator: " "))
        }
        if let screen = screen as? UseCameraVC {
            parts.append(screen.hasPreview ? "preview" : "no preview")
            parts.append(screen.bodyLabel.text ?? "no text")
        }
        text = parts.joined(separator: ", ")
    }

    private static func text(_ frame: CGRect) -> String {
        "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
    }
}
