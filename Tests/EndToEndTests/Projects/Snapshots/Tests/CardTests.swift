import SnapshotTesting
import SwiftUI
import XCTest
@testable import App

final class CardTests: XCTestCase {
    let card = Card(name: "Mina", role: "Engineer")

    func testLater() async throws {
        try await Task.sleep(for: .milliseconds(1))
        assertSnapshot(of: card, as: .image(layout: .fixed(width: 200, height: 80)))
    }

    @MainActor func testAfterASecond() {
        assertSnapshot(of: card, as: .wait(for: 1, on: .image(layout: .sizeThatFits)))
    }

    func testEachLayout() {
        assertSnapshots(of: card, as: [
            "phone": .image(layout: .device(config: .iPhone13)),
            "tablet": .image(layout: .device(config: .iPadPro11)),
        ])
    }

    func testEverythingIsRecorded() {
        withSnapshotTesting(record: .all) { assertSnapshot(of: 1, as: .description) }
    }

    func testWhatNeverComes() {
        let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        assertSnapshot(of: 1, as: never, timeout: 0.5)
    }

    func testInAFolderOfItsOwn() {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("References").path
        XCTAssertNil(verifySnapshot(of: [1, 2], as: .json, snapshotDirectory: folder))
    }

    func testALongName() {
        assertSnapshot(of: "x", as: .lines, named: String(repeating: "long name ", count: 40))
    }
}
