import SessionProtocol

/// What a run does, without when: two runs on other schedules that are equal in it did the same.
struct RunDeeds: Hashable {
  private var deeds: [String] = []

  /// Takes an event in.
  mutating func receive(_ event: Event) {
    switch event.content {
    case .action(let action): deeds.append("action \(action.title)")
    case .assertion(let assertion):
      deeds.append("assertion \(assertion.name) \(assertion.passed) \(assertion.message)")
    case .failure(let failure): deeds.append("failure \(failure.message)")
    case .wait(let wait) where wait.progress == .met || wait.progress == .timedOut:
      if !wait.criterion.isIdle { deeds.append("wait \(wait.criterion.text) \(wait.progress)") }
    case .read(let read):
      deeds.append("read \(read.attribute.rawValue) \(read.target) \(read.value)")
    case .testEnded(let ended): deeds.append("ended \(ended.status.rawValue)")
    default: break
    }
  }
}
