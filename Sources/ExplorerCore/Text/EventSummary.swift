import ElementModel
import SessionProtocol
import SourceModel

/// What an event says, in words: the same for the Live pane and for plain text.
struct EventSummary: Hashable, Sendable {
  /// Mark before the word; a meaning is never told by colour alone.
  var glyph: String
  /// The kind in capitals, such as `PASS` or `TAP`.
  var word: String
  /// The role that the word is drawn in.
  var role: Role
  /// What happened.
  var title: String
  /// Lines below, such as the place and the stack of a failure.
  var details: [String] = []

  private init(_ glyph: String, _ word: String, _ role: Role, _ title: String) {
    self.glyph = glyph
    self.word = word
    self.role = role
    self.title = title
  }

  /// Puts an event into words.
  init(_ event: Event) {
    switch event.content {
    case .testBegan(let test):
      self.init("▸", "TEST", .title, test.seed == 0 ? test.test : "\(test.test) seed \(test.seed)")
    case .phase(let phase): self.init("·", "PHASE", .dim, Self.title(of: phase.name))
    case .activity(let activity):
      self.init("·", "STEP", .dim, activity.hasEnded ? "end of \(activity.name)" : activity.name)
    case .application(let change):
      self.init("▸", Self.word(for: change.change), .action, change.name)
    case .action(let action):
      self.init("▸", Self.word(forAction: action.title), .action, Self.rest(of: action))
    case .read(let read):
      self.init("·", "READ", .dim, "\(read.target) \(read.attribute) = \(read.value)")
    case .wait(let wait): self.init(wait)
    case .assertion(let assertion):
      let title = Self.title(of: assertion)
      if assertion.passed {
        self.init("✓", "PASS", .pass, title)
      } else {
        self.init("✗", "FAIL", .fail, title)
      }
    case .failure(let failure):
      if failure.expectedBecause == nil {
        self.init("✗", "FAIL", .fail, failure.message)
      } else {
        self.init("–", "XFAIL", .wait, failure.message)
      }
      details = Self.details(of: failure, stack: event.stack)
    case .logLine(let line): self.init("·", "LOG", .dim, line.title)
    case .note(let note): self.init("!", "NOTE", .wait, note.text)
    case .attachment(let attachment): self.init("·", "ATTACH", .dim, attachment.name)
    case .measurement(let measurement): self.init("·", "MEASURE", .dim, measurement.summary)
    case .hand(let hand): self.init(hand)
    case .screen(let screen):
      self.init("·", "SCREEN", .dim, "\(screen.tree.elements.count) elements")
    case .testEnded(let ended): self.init(ended)
    }
  }

  private init(_ wait: Wait) {
    let (glyph, role): (String, Role) =
      switch wait.progress {
      case .began, .checked: ("◌", .wait)
      case .met: ("✓", .pass)
      case .timedOut: ("✗", .fail)
      }
    self.init(glyph, "WAIT", role, wait.criterion)
    if wait.progress == .met {
      if let ending = wait.endingText { details.append(ending) }
      return
    }
    if let unmet = wait.unmet { details.append("unmet: \(unmet)") }
    details += Self.near(wait.nearMisses)
    details += Self.busy(wait.pending)
  }

  private init(_ hand: HandEvent) {
    switch (hand.progress, hand.problem) {
    case (.began, _): self.init("▸", "HAND", .action, hand.title)
    case (.ended, let problem?):
      self.init("✗", "ERROR", .fail, hand.title)
      details.append(problem)
    case (.ended, nil):
      self.init("✓", "DONE", .pass, hand.title)
      if let value = hand.value { details.append("= \(value)") }
    }
  }

  private init(_ ended: TestEnded) {
    let seconds = "in \(ended.duration.secondsText) s"
    switch ended.status {
    case .passed: self.init("✓", "PASSED", .pass, seconds)
    case .failed: self.init("✗", "FAILED", .fail, seconds)
    case .skipped: self.init("–", "SKIP", .wait, ended.reason ?? seconds)
    case .crashed: self.init("✗", "CRASH", .fail, ended.reason ?? seconds)
    }
  }

  // MARK: Words

  private static func title(of phase: Phase.Name) -> String {
    switch phase {
    case .setUp: "set up"
    case .test: "test"
    case .tearDown: "tear down"
    }
  }

  private static func word(for change: ApplicationChange.Change) -> String {
    switch change {
    case .launched: "LAUNCH"
    case .activated: "SHOW"
    case .terminated: "QUIT"
    case .backgrounded: "HIDE"
    }
  }

  private static let actionWords = [
    "tap": "TAP", "type": "TYPE", "swipe": "SWIPE", "press": "PRESS", "double": "TAP2",
    "pinch": "PINCH", "rotate": "ROTATE", "scroll": "SCROLL", "adjust": "ADJUST", "drag": "DRAG",
    "select": "SELECT",
  ]

  /// The gesture, from the first word of a title such as `Tap "OK" Button`.
  private static func word(forAction title: String) -> String {
    let first = title.prefix { $0.isLetter }.lowercased()
    return actionWords[first] ?? "DO"
  }

  /// What the title says besides the gesture.
  private static func rest(of action: Action) -> String {
    let parts = action.title.split(separator: " ", maxSplits: 1)
    guard word(forAction: action.title) != "DO", parts.count == 2 else { return action.title }
    return String(parts[1])
  }

  /// Where it stands, and the message it was given: that one says what is wrong when it does not
  /// hold, so it is quoted, lest it be read as what happened.
  private static func title(of assertion: Assertion) -> String {
    let location = assertion.location
    let place = SourceLocation(location)
    let message = assertion.message.isEmpty ? "" : " \"\(assertion.message)\""
    return "\(assertion.name) \(place)\(assertion.passed ? message : "")"
  }

  // MARK: Details

  /// Where a failure is, the calls that led there, and what the app was doing.
  static func details(of failure: Failure, stack: [SourceFrame]) -> [String] {
    let location = failure.location
    // A process that ends itself, as with `exit`, is at no line of the person's sources.
    var lines =
      location.file.isEmpty
      ? [] : ["at \(SourceLocation(location))"]
    if let reason = failure.expectedBecause {
      lines.append(reason.isEmpty ? "expected" : "expected: \(reason)")
    }
    lines += near(failure.nearMisses)
    for frame in stack {
      lines.append("← \(frame.function) \(SourceLocation(frame))")
    }
    return lines + busy(failure.pending, orElse: "app idle")
  }

  /// What was narrowly missed, one line each.
  static func near(_ misses: [NearMiss]?) -> [String] {
    (misses ?? []).prefix(4).map { "near: \($0.text)" }
  }

  /// What the app is busy with, one line each.
  static func busy(_ pending: [Pending], orElse idle: String? = nil) -> [String] {
    guard !pending.isEmpty else { return idle.map { [$0] } ?? [] }
    return pending.prefix(4).map { work in
      "app busy: \(work.label), due in \(work.dueIn.secondsText) s\(work.originText)"
    }
  }
}

extension Event {
  /// The event in words.
  var summary: EventSummary { EventSummary(self) }

  /// What a step is called that is known by its event only.
  var stepTitle: String {
    switch content {
    case .action(let action): action.title
    case .assertion(let assertion): assertion.name
    case .failure: "failure"
    case .application(let change): "\(change.change.rawValue) \(change.name)"
    case .wait(let wait): "wait for \(wait.criterion)"
    case .read(let read): "\(read.target) \(read.attribute)"
    default: summary.title
    }
  }
}
