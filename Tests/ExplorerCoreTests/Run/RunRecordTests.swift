import ElementModel
import Foundation
import SessionProtocol
import TestSupport
import Testing

@testable import ExplorerCore

struct RunRecordTests {
  private func event(_ index: Int, _ content: Event.Content? = nil, isStop: Bool = true) -> Event {
    Event(
      index: index, time: Double(index), stack: [], isStop: isStop,
      content: content ?? .activity(Activity(name: "a", hasEnded: false)))
  }

  @Test func eventsAreKeptByIndexAndStopsFoundBeforeAnyOfThem() {
    var record = RunRecord()
    for index in 0..<10 { _ = record.receive(event(index, isStop: index % 3 == 0)) }
    #expect(record.event(at: 4)?.index == 4)
    #expect(record.event(at: 10) == nil && record.event(at: -1) == nil)
    #expect(record.stop(before: 9) == 6)
    #expect(record.stop(before: 0) == nil)
    #expect(record.stop(before: 1_000) == 9)
  }

  @Test func anyNumberMayBeAskedFor() {
    var record = RunRecord()
    for index in 5..<8 { _ = record.receive(event(index, .screen(Screen(tree: .empty)))) }
    #expect(record.event(at: .min) == nil && record.event(at: .max) == nil)
    #expect(record.screen(at: .min) == nil)
    #expect(record.screen(at: .max)?.event.index == 7)
    #expect(record.stop(before: .min) == nil && record.stop(after: .max) == nil)
    #expect(record.stop(before: .max) == 7 && record.stop(after: .min) == 5)
  }

  @Test func equalEventsAreTheSameAnotherOneEndsTheRecordThere() {
    var record = RunRecord()
    for index in 0..<5 { #expect(record.receive(event(index)) == .new) }
    #expect(record.receive(event(2)) == .same)
    #expect(record.endIndex == 5)
    #expect(record.receive(event(3, isStop: false)) == .different)
    #expect(record.endIndex == 4)
  }

  @Test func memoryIsBoundedAndEqualScreensAreStoredOnce() {
    var record = RunRecord()
    for index in 0..<(RunRecord.eventLimit * 2) {
      _ = record.receive(event(index, .screen(Screen(tree: SignInScreens.other))))
      record.print("line", after: index)
    }
    #expect(record.events.count <= RunRecord.eventLimit)
    #expect(record.output.count <= RunRecord.outputLimit)
    #expect(record.endIndex == RunRecord.eventLimit * 2)
    #expect(record.event(at: record.firstIndex) != nil)
    #expect(record.event(at: 0) == nil)
  }

  @Test func whatATestKeepsIsNotHeldInMemoryAndFiguresOfRealTimeMayDiffer() {
    var record = RunRecord()
    func attachment(_ payload: [UInt8]?) -> Event.Content {
      .attachment(
        SessionProtocol.Attachment(
          name: "a", uniformTypeIdentifier: "public.png", isDeletedOnSuccess: true,
          payload: payload.map { Data($0) }))
    }
    func measurement(_ value: Double) -> Event.Content {
      .measurement(SessionProtocol.Measurement(metric: "CPU Time", unit: "s", values: [value]))
    }
    _ = record.receive(event(0, attachment([1, 2])))
    _ = record.receive(event(1, measurement(1)))
    #expect(record.event(at: 0)?.content == attachment(nil))
    #expect(record.event(at: 1)?.content == measurement(1))
    #expect(record.receive(event(0, attachment([1, 2]))) == .same)
    #expect(record.receive(event(1, measurement(2))) == .same)
    #expect(record.receive(event(1)) == .different)
  }
}
