import Observation

extension ViewNode {
  /// Runs a closure that the app has handed over to make views later, such as that of a `ForEach`.
  ///
  /// State that the closure reads asks this node for an update when it changes.
  func making<Made>(_ make: () -> Made) -> Made {
    let invalidator = invalidator
    return ReadTracker.reading(as: invalidator) {
      withObservationTracking(make) { invalidator.invalidate() }
    }
  }

  /// Runs such a closure for views that are looked at but not shown: nothing it reads is noted.
  func makingUnread<Made>(_ make: () -> Made) -> Made { ReadTracker.reading(as: nil, make) }

  /// Reads a binding on behalf of the node, which is asked for an update when the value changes.
  ///
  /// - Parameters:
  ///   - binding: What is read; the value may be of an observable object.
  ///   - place: The line that reads, which tells apart the bindings that one node reads.
  /// - Returns: The value.
  func read<Value>(_ binding: Binding<Value>, at place: UInt = #line) -> Value {
    if invalidator.followedReads.contains(place) { return binding.wrappedValue }
    invalidator.followedReads.append(place)
    let invalidator = invalidator
    return withObservationTracking {
      binding.wrappedValue
    } onChange: {
      invalidator.followedReads.removeAll { $0 == place }
      invalidator.invalidate()
    }
  }
}
