public import SimulatedUIKit
import Synchronization

/// What is known of an activity.
private struct ActivityAttributes: @unchecked Sendable {
  weak var activity: NSUserActivity?
  let set: CSSearchableItemAttributeSet?
}

private let known = Mutex<[ObjectIdentifier: ActivityAttributes]>([:])

extension NSUserActivity {
  /// What searches find of it.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get {
      let found = known.withLock { $0[ObjectIdentifier(self)] }
      return found?.activity === self ? found?.set : nil
    }
    set {
      let entry = ActivityAttributes(activity: self, set: newValue)
      known.withLock { known in
        known = known.filter { $0.value.activity != nil }
        known[ObjectIdentifier(self)] = entry
      }
    }
  }
}
