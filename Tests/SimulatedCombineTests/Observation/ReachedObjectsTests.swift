import Combine
import Observation
import Testing

/// Which observable objects a run comes across.
@MainActor @Suite(.serialized) struct ReachedObjectsTests {
  final class Shown: ObservableObject {
    @Published var count = 0
  }
  final class Followed: ObservableObject {}
  class Base: ObservableObject {
    @Published var count = 0
  }
  final class Derived: Base {}
  final class Untouched: ObservableObject {
    @Published var count = 0
  }
  @Observable final class Modern {
    var count = 0
  }
  @Observable final class Written {
    var count = 0
  }
  @Observable final class Nested<Value> {
    var count = 0
  }

  private func names(_ body: () -> Void) -> [String] {
    ReachedObjects.begin()
    ReachedObjects.following(body)
    return ReachedObjects.names(in: ["SimulatedCombineTests"]).filter {
      $0.hasPrefix("ReachedObjectsTests.")
    }
    .map { String($0.dropFirst("ReachedObjectsTests.".count)) }
  }

  @Test func whatIsReadWrittenOrFollowedIsReached() {
    let found = names {
      let shown = Shown()
      shown.count += 1
      let followed = Followed().objectWillChange.sink {}
      followed.cancel()
      _ = Derived().count
      _ = Untouched()
      let modern = Modern()
      withObservationTracking {
        _ = modern.count
        _ = Nested<Int>().count
      } onChange: {
      }
      Written().count = 3
    }
    #expect(found == ["Derived", "Followed", "Modern", "Nested", "Shown"])
    #expect(ReachedObjects.names(in: ["Elsewhere"]).isEmpty)
  }
}
