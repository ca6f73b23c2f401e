import Foundation
import Testing

@testable import OSLog

struct OSLogStoreTests {
  @Test func messagesAreFoundAgainByTheirPartOfTheApp() throws {
    let subsystem = "com.example.\(UUID().uuidString)"
    let began = Date()
    Logger(subsystem: subsystem, category: "network").warning("Lost \(3) packets")
    Logger(subsystem: subsystem, category: "store").info("Saved")
    let store = try OSLogStore(scope: .currentProcessIdentifier)

    func entries(
      _ options: OSLogEnumerator.Options = [], from date: Date
    ) throws -> [OSLogEntryLog] {
      try store.getEntries(with: options, at: store.position(date: date))
        .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == subsystem }
    }
    let found = try entries(from: began)
    #expect(found.map(\.composedMessage) == ["Lost 3 packets", "Saved"])
    #expect(found.map(\.category) == ["network", "store"])
    #expect(found.map(\.level) == [.error, .info])
    #expect(found.allSatisfy { $0.date >= began && !$0.process.isEmpty })
    #expect(try entries(.reverse, from: .distantFuture).map(\.category) == ["store", "network"])
    #expect(try entries(from: .distantFuture).isEmpty)
    #expect(try entries(.reverse, from: began.addingTimeInterval(-1)).isEmpty)
  }

  @Test func onlyWhatTheProcessHasWrittenCanBeRead() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }

  @Test func whatIsKeptIsBounded() {
    let journal = LogJournal()
    for number in 0...LogJournal.limit {
      journal.add(OSLogEntryLog("\(number)", type: .debug, subsystem: "", category: ""))
    }
    #expect(journal.entries.count == LogJournal.limit / 2 + 1)
    #expect(journal.entries.last?.composedMessage == "\(LogJournal.limit)")
  }
}
