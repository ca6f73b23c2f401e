import ElementModel
import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct NearMissTests {
  private let button = Element(
    id: 1, type: .button, identifier: "signIn", hitPoint: CGPoint(x: 1, y: 1))

  /// Kinds of the near misses that each failure and each wait that timed out tell.
  private func kinds(_ recording: Recording) -> [[NearMiss.Kind]] {
    recording.contents.compactMap { content in
      switch content {
      case .failure(let failure): failure.nearMisses?.map(\.kind) ?? []
      case .wait(let wait) where wait.progress == .timedOut: wait.nearMisses?.map(\.kind) ?? []
      default: nil
      }
    }
  }

  @Test func aSearchInVainNamesWhatItNearlyFound() {
    let recording = Recording.run(on: FakeDevice(button)) {
      XCUIApplication().buttons["signin"].tap()
      XCUIApplication().staticTexts["signIn"].tap()
    }
    #expect(kinds(recording) == [[.similarIdentifier], [.otherType]])
    #expect(recording.failures.allSatisfy { !$0.contains("nearly") })
  }

  @Test func theSentenceSaysWhereItIs() {
    let app = FakeDevice(
      Element(id: 1, type: .button, label: "Settings"), Element(id: 2, type: .link, label: "Help"))
    var misses: [NearMiss] = []
    _ = Recording.run(on: app) {
      let buttons = XCUIApplication().buttons
      misses += TestSession.current?.nearMisses(for: buttons["settings"].reference) ?? []
      misses += TestSession.current?.nearMisses(for: buttons["Help"].reference) ?? []
    }
    #expect(
      misses == [
        NearMiss(
          kind: .similarLabel, text: #"Button with label "Settings" is similar."#, name: "Button",
          detail: #"label "Settings""#, elementID: 1),
        NearMiss(
          kind: .otherType, text: #""Help" Link is there; app.links["Help"] finds it."#,
          name: #""Help" Link"#, detail: #"app.links["Help"]"#, elementID: 2),
      ])
  }

  @Test func anAssertionRightAfterAWaitNamesItToo() {
    let recording = Recording.run(on: FakeDevice(button)) {
      XCTAssertTrue(XCUIApplication().buttons["signln"].waitForExistence(timeout: 1))
      XCTAssertTrue(XCUIApplication().buttons["signln"].exists)
      VirtualTime.run(until: VirtualTime.now + .seconds(1))
      XCTFail("something else")
    }
    #expect(
      kinds(recording)
        == [[.similarIdentifier], [.similarIdentifier], [.similarIdentifier], []])
  }

  @Test func ofSeveralWhereOneMustBeEachIsNamed() {
    let app = FakeDevice(
      Element(id: 1, type: .button, label: "Go"), Element(id: 2, type: .button, label: "Go"))
    let recording = Recording.run(on: app) {
      XCUIApplication().buttons["Go"].tap()
      _ = XCUIApplication().buttons["Go"].label
    }
    #expect(kinds(recording) == [[.oneOfSeveral, .oneOfSeveral], [.oneOfSeveral, .oneOfSeveral]])
  }

  @Test func aCountOfNothingNamesWhatItNearlyCounted() {
    let recording = Recording.run(on: FakeDevice(button)) {
      XCTAssertEqual(XCUIApplication().links.matching(identifier: "signIn").count, 1)
      XCTAssertEqual(XCUIApplication().buttons.count, 2)
    }
    #expect(kinds(recording) == [[.otherType], []])
  }

  /// What is handed to an app reaches it when it is launched.
  @Test func whatIsSetAfterTheLaunchIsTold() {
    var misses: [NearMiss] = []
    let recording = Recording.run(on: FakeDevice(button)) {
      let app = XCUIApplication()
      app.launchArguments = ["-early"]
      app.launch()
      app.launchEnvironment["LATE"] = "1"
      XCTFail("no")
      app.launch()
      XCTFail("no")
    }
    for case .failure(let failure) in recording.contents { misses += failure.nearMisses ?? [] }
    #expect(misses.map(\.kind) == [.setTooLate])
    #expect(misses.map(\.name) == ["LATE"])
  }

  @Test func whatIsThereIsNoMiss() {
    let recording = Recording.run(on: FakeDevice(button)) {
      XCTAssertFalse(XCUIApplication().buttons["signIn"].waitForNonExistence(timeout: 1))
      XCTAssertFalse(XCUIApplication().buttons["signIn"].exists)
    }
    #expect(kinds(recording) == [[], []])
  }

  @Test func whatComesLaterIsSaidToBeLate() {
    let outer = TestSession.current
    defer { TestSession.current = outer }
    var misses: [NearMiss] = []
    TestSession.current = TestSession(
      device: FakeDevice(button),
      reporter: TestReporter(
        report: { content, _ in
          if case .failure(let failure) = content { misses = failure.nearMisses ?? [] }
        }, lookAhead: { _, _ in .milliseconds(300) }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("a fatal failure") })
    _ = XCUIApplication().switches["late"].label
    #expect(
      misses == [
        NearMiss(
          kind: .late, text: #""late" Switch appears 0.3 s later."#, name: #""late" Switch"#,
          detail: "0.3")
      ])
  }
}
