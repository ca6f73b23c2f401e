import ElementModel
package import SessionProtocol

extension [Event] {
  /// Whether the app shows something before the test itself begins.
  package var isLaunchedInSetUp: Bool {
    prefix { !$0.beginsTest }.contains { $0.screen?.isEmpty == false }
  }

  /// How the test itself launched its app first; `nil` where its set-up did.
  package var launchInTest: LaunchInTest? {
    var isInTest = false
    for event in self {
      if event.beginsTest { isInTest = true }
      guard case .application(let change) = event.content, change.change == .launched else {
        continue
      }
      guard isInTest, let place = event.stack.last else { return nil }
      let next = self.first { later in
        if case .action = later.content { later.index > event.index } else { false }
      }
      return LaunchInTest(
        place: place, launch: HandLaunch(change), doesMore: next?.stack.last == place)
    }
    return nil
  }

  /// What a test does to its app, without what its set-up does, in order.
  package var actionsOfTest: [RecordedAction] {
    guard let start = firstIndex(where: \.beginsTest) else { return [] }
    let screen = self[..<start].lazy.reversed().compactMap(\.screen).first
    return RecordedAction.actions(in: self[start...], showing: screen ?? .empty)
  }
}

extension Event {
  /// Whether the test itself begins with it.
  fileprivate var beginsTest: Bool {
    if case .phase(let phase) = content { phase.name == .test } else { false }
  }

  /// What the app shows from it on, if it says so.
  fileprivate var screen: ElementTree? {
    if case .screen(let screen) = content { screen.tree } else { nil }
  }
}
