final class Scheduler: @unchecked Sendable {
  static let shared = Scheduler()
  var now: Duration { .zero }
  static func install() {}
  func schedule(after: Duration, kind: PendingWork.Kind, label: String, action: @escaping @MainActor () -> Void) -> ScheduledWork { ScheduledWork(id: 0) }
  func cancel(_ id: UInt64) {}
  var pendingWork: [PendingWork] { [] }
  var isIdle: Bool { true }
  @MainActor func run(until: Duration, condition: () -> Bool) -> Bool { false }
}
