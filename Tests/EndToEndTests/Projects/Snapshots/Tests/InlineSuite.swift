import InlineSnapshotTesting
import Testing

@Suite(.snapshots(record: .missing)) struct InlineSuite {
    @Test func oneLine() { assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) }

    @Test func later() async throws {
        try await Task.sleep(for: .milliseconds(1))
        assertInlineSnapshot(of: [1, 2], as: .dump)
    }

    @Test(.snapshots(record: .never)) func nothingIsRecorded() {
        withKnownIssue { assertInlineSnapshot(of: 1, as: .description) }
    }
}
