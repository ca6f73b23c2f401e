import SourceModel
import Synchronization
import Testing

struct DeferredTests {
  @Test func aValueIsMadeWhenItIsAskedForOnceForAllCopies() {
    let count = Mutex(0)
    let deferred = Deferred {
      count.withLock {
        $0 += 1
        return $0
      }
    }
    let copy = deferred
    #expect(count.withLock { $0 } == 0)
    #expect(deferred.value == 1)
    #expect(copy.value == 1)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func whatIsTheSameIsEqualWithoutBeingMade() {
    let deferred = Deferred<Int> {
      Issue.record("It is made to be compared with itself.")
      return 1
    }
    #expect(deferred == deferred)
  }

  @Test func othersAreComparedByTheirValues() {
    #expect(Deferred(1) == Deferred { 1 })
    #expect(Deferred(1) != Deferred { 2 })
  }
}
