import Testing

@testable import SystemProcesses

struct ProcessStatusTests {
  private let rest = "S 41 7 7 0 -1 4194304 90 0 0 0 11 22 33 44 20 0 1 0 100 0 0"

  @Test(arguments: ["sh", "a b", "a) S 1 (b", ")", ""])
  func namesMayHoldAnything(name: String) throws {
    let status = try #require(ProcessStatus(stat: "7 (\(name)) \(rest)"))
    #expect(status.parent == 41)
    #expect(status.ownTicks == 33)
    #expect(status.childTicks == 77)
  }

  @Test(arguments: ["", "7 (sh", "7 (sh) S", "7 (sh) S x 7 7 0 -1 4194304 90 0 0 0 11 22 33 44 20"])
  func otherTextIsNone(text: String) {
    #expect(ProcessStatus(stat: text) == nil)
  }
}
