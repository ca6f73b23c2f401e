import Glibc
import Testing

@testable import Confinement

struct ThreadNumbersTests {
  /// Variables of a thread, two of which may be the halves of an address.
  private static func replaced(_ old: pid_t, in variables: [UInt]) -> [UInt] {
    var variables = variables
    variables.withUnsafeMutableBytes { bytes in
      ThreadNumbers.replace(old, with: 7, in: bytes.bindMemory(to: pid_t.self))
    }
    return variables
  }

  @Test func theNumberIsReplacedWhereverItStands() {
    let number: pid_t = 0x5555
    let variables = [UInt(number), UInt(number) << 32 | 1, 3]
    #expect(Self.replaced(number, in: variables) == [7, 7 << 32 | 1, 3])
  }

  @Test func addressesStayOfWhichAHalfIsTheNumber() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    defer { memory.deallocate() }
    let address = UInt(bitPattern: memory)
    let half = pid_t(truncatingIfNeeded: address >> 32)
    try #require(half != 0)
    #expect(Self.replaced(half, in: [address, UInt(half)]) == [address, 7])
  }
}
