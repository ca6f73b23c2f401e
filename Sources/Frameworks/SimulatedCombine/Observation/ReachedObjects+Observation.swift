@_spi(SwiftUI) import Observation

extension ReachedObjects {
  /// Runs something and takes note of the `@Observable` objects of which properties are read
  /// meanwhile on this thread, in tasks on the virtual clock too.
  ///
  /// The Observation library tells of its accesses only to who follows changes, and then only once
  /// there is one. So one property more is followed, and changed in the end. What ends the process
  /// meanwhile leaves nothing noted.
  ///
  /// - Parameter body: What to run.
  package static func following(_ body: () -> Void) {
    let probe = Probe()
    withObservationTracking(
      {
        _ = probe.changes
        body()
      },
      willSet: { tracking in note(accessesIn: tracking) })
    probe.changes += 1
  }

  /// A tracking's accesses are a list of entries, each with the key paths that were read.
  private static func note(accessesIn tracking: ObservationTracking) {
    guard let list = child("list", of: tracking), let entries = child("entries", of: list) else {
      return
    }
    for entry in Mirror(reflecting: entries).children {
      guard let value = child("value", of: entry.value),
        let properties = child("properties", of: value) as? Set<AnyKeyPath>
      else { continue }
      for property in properties where type(of: property).rootType != Probe.self {
        note(type: type(of: property).rootType)
      }
    }
  }

  /// A field of a value; of an optional, one of what it holds.
  private static func child(_ name: String, of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if let found = mirror.children.first(where: { $0.label == name })?.value { return found }
    guard mirror.displayStyle == .optional, let held = mirror.children.first?.value else {
      return nil
    }
    return child(name, of: held)
  }

  /// What is followed besides what the body reads.
  @Observable
  final class Probe: @unchecked Sendable {
    var changes = 0
  }
}
