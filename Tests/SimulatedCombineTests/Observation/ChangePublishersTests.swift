import Combine
import Testing

struct ChangePublishersTests {
  class Base: ObservableObject {
    @Published var inherited = 0
  }

  /// An object that shows others something else than what it has.
  final class Described: Base, CustomReflectable {
    weak var other: Base?
    @Published var own = 0
    var customMirror: Mirror { Mirror(self, children: ["text": "nothing"]) }
  }

  @Test func publishedPropertiesOfAllLevelsTellTheObjectsChanges() {
    let object = Described()
    object.other = Base()
    var count = 0
    let changes = object.objectWillChange.sink { count += 1 }
    object.own += 1
    object.inherited += 1
    #expect(count == 2)
    changes.cancel()
  }
}
