import Testing

@testable import Sessions

struct WalkLogTests {
  @Test func actionsAreCountedAndAllElseIsPrinted() {
    var log = WalkLog(actions: 3, tellsAll: false)
    #expect(log.place == "")
    #expect(log.receive("0 tap Button \"OK\"") == nil)
    #expect(log.receive("1 type a") == nil)
    #expect(log.receive("7 lives has a cat") == "7 lives has a cat")
    #expect(log.progress == TaskProgress("walk", done: 1, of: 3, detail: "type a"))
    #expect(log.place == " at action 1 (type a)")
    #expect(
      log.interruption(seed: 5) == "interrupted after 1 of 3 actions, seed 5; none went wrong")
    #expect(log.receive("digest 12ab after 3 actions") == "digest 12ab after 3 actions")
  }

  @Test func actionsAreToldWhereThatIsAskedFor() {
    var log = WalkLog(actions: 1, tellsAll: true)
    #expect(log.receive("0 tap") == "0 tap")
    #expect(log.receive("1 more than there are") == "1 more than there are")
  }
}
