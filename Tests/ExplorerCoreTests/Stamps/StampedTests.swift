import Testing

@testable import ExplorerCore

struct StampedTests {
  private struct Holder {
    @Stamped var numbers = [1, 2]
  }

  @Test func aChangeGivesANewStampAndReadingNone() {
    var holder = Holder()
    let stamp = holder.$numbers
    #expect(holder.numbers.count == 2)
    #expect(holder.$numbers == stamp)
    holder.numbers.append(3)
    #expect(holder.$numbers != stamp)
    #expect(Holder().$numbers != Holder().$numbers)
  }

  @Test func aCopyKeepsItsValueAndItsStampWhenTheOtherChanges() {
    var holder = Holder()
    let copy = holder
    let stamp = holder.$numbers
    #expect(copy.$numbers == stamp)
    holder.numbers[0] = 7
    #expect(copy.numbers == [1, 2])
    #expect(copy.$numbers == stamp)
    #expect(holder.numbers == [7, 2])
  }

  @Test func changingAValueThatNothingSharesCopiesNothing() {
    var holder = Holder()
    holder.numbers.reserveCapacity(100)
    let place = holder.numbers.withUnsafeBufferPointer { $0.baseAddress }
    for number in 0..<90 { holder.numbers.append(number) }
    #expect(holder.numbers.withUnsafeBufferPointer { $0.baseAddress } == place)
  }
}
