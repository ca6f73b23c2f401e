import SnapshotTesting
import XCTest
@testable import App

// From the article.
extension XCTestCase {
    var precision: Float { 0.985 }
    func testSnapshot(vc: UIViewController, record: Bool = false,
                      file: StaticString, function: String, line: UInt) {
        assert(UIDevice.current.name == "iPhone 15", "Please run the test by iPhone 15")
        // SnapshotConfigはテストする端末一覧のenum
        SnapshotConfig.allCases.forEach {
            assertSnapshots(matching: vc, as: [.image(on: $0.viewImageConfig, precision: precision)],
                            record: record, file: file, testName: function + $0.rawValue, line: line)
        }
    }
}

/// Supplied: the devices.
enum SnapshotConfig: String, CaseIterable {
    case iPhone15
    case iPhoneSE
    case iPhone15ProMax

    var viewImageConfig: ViewImageConfig {
        switch self {
        case .iPhone15:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
                size: CGSize(width: 393, height: 852), traits: .iPhone13(.portrait))
        case .iPhoneSE: return .iPhone8
        case .iPhone15ProMax:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
                size: CGSize(width: 430, height: 932), traits: .iPhone13ProMax(.portrait))
        }
    }
}

// Supplied: what a screen has come to on each device, beside its picture.
extension XCTestCase {
    func assertStates(of vc: UIViewController, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) {
        for device in SnapshotConfig.allCases {
            _ = verifySnapshot(of: vc, as: .image(on: device.viewImageConfig), record: .never, file: file, testName: testName, line: line)
            let name = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
            let state = ScreenState(of: vc).text
            XCTAssertEqual(state, References.texts["\(name).\(device.rawValue)"], "\(name).\(device.rawValue)", file: file, line: line)
        }
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
