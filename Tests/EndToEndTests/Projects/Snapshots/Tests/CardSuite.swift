import SnapshotTesting
import SwiftUI
import Testing
@testable import App

@Suite(.snapshots(record: .missing))
struct CardSuite {
    let shown = Card(name: "Mina", role: "Engineer")

    @Test func card() {
        assertSnapshot(of: shown, as: .image(layout: .fixed(width: 200, height: 80)))
    }

    @Test func cardLater() async throws {
        try await Task.sleep(for: .milliseconds(1))
        assertSnapshot(of: shown, as: .image(layout: .fixed(width: 200, height: 80)))
    }

    @MainActor @Test(arguments: ["Mina", "花子"])
    func names(name: String) {
        assertSnapshot(of: name, as: .lines, named: name)
    }

    @Test(.snapshots(record: .never)) func nothingIsRecorded() {
        withKnownIssue { assertSnapshot(of: 1, as: .description) }
    }
}
