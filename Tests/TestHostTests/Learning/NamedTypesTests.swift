import Testing

@testable import TestHost

/// The words in which compiled code keeps types are found, and filled in as the code would do it.
@MainActor
struct NamedTypesTests {
  private struct Asked<Value> {
    let value: Value
  }

  @Test func codeThatAsksForATypeFillsAWordIn() {
    var named = NamedTypes()
    let before = Set(named.findFilled())

    // Nobody else asks for a dictionary of these.
    let made: [String: [Asked<[Int8]>]] = Self.make()

    #expect(made.isEmpty)
    #expect(!Set(named.findFilled()).subtracting(before).isEmpty)
  }

  @Test func wordsThatAreNoNamesStayAsTheyAre() {
    var named = NamedTypes()
    var word: UInt64 = 0x1234
    withUnsafeMutablePointer(to: &word) { named.fill([UInt(bitPattern: $0)]) }

    #expect(word == 0x1234)
  }

  @inline(never) private static func make() -> [String: [Asked<[Int8]>]] { [:] }
}
