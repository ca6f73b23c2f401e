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

  /// Puts an event into words; those of XCTest and of the host are left as they are.
  init(_ event: Event, _ language: Language = .english) {
    switch event.content {
    case .testBegan(let test):
      self.init("▸", "TEST", .title, test.seed == 0 ? test.test : "\(test.test) seed \(test.seed)")
    case .phase(let phase): self.init("·", "PHASE", .dim, language.say(Self.title(of: phase.name)))
    case .activity(let activity):
      let end = language.say("end of \(activity.name)", ja: "\(activity.name) の終わり")
      self.init("·", "STEP", .dim, activity.hasEnded ? end : activity.name)
    case .application(let change):
      self.init("▸", Self.word(for: change.change), .action, change.name)
    case .action(let action):
      let word = Self.word(for: action.kind)
      self.init("▸", word ?? "DO", .action, word == nil ? action.title : action.titleAfterVerb)
    case .read(let read):
      self.init("·", "READ", .dim, "\(read.target) \(read.attribute.rawValue) = \(read.value)")
    case .wait(let wait): self.init(wait, language)
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
      details = Self.details(of: failure, stack: event.stack, language)
    case .logLine(let line): self.init("·", "LOG", .dim, line.title)
    case .note(let note): self.init("!", "NOTE", .wait, note.text)
    case .attachment(let attachment): self.init("·", "ATTACH", .dim, attachment.name)
    case .snapshot(let snapshot): self.init(snapshot, language)
    case .measurement(let measurement): self.init("·", "MEASURE", .dim, measurement.summary)
    case .hand(let hand): self.init(hand)
    case .screen(let screen):
      let count = screen.tree.elements.count
      self.init("·", "SCREEN", .dim, language.say("\(count) elements", ja: "要素 \(count) 個"))
    case .testEnded(let ended): self.init(ended, language)
    }
  }

  private init(_ wait: Wait, _ language: Language) {
    let (glyph, role): (String, Role) =
      switch wait.progress {
      case .began, .checked: ("◌", .wait)
      case .met: ("✓", .pass)
      case .timedOut: ("✗", .fail)
      }
    self.init(glyph, "WAIT", role, wait.criterion.text)
    if wait.progress == .met {
      if let ending = wait.endingText(language) { details.append(ending) }
      return
    }
    if let unmet = wait.unmetText(language) { details.append(unmet) }
    details += Self.near(wait.nearMisses, language)
    details += Self.busy(wait.pending, language)
  }

  private init(_ snapshot: SnapshotTaken, _ language: Language) {
    switch snapshot.outcome {
    case .equal: self.init("✓", "SNAP", .pass, snapshot.name)
    case .missing, .different, .foreign, .corrupt: self.init("✗", "SNAP", .fail, snapshot.name)
    case .unchecked: self.init("·", "SNAP", .dim, snapshot.name)
    }
    details.append(snapshot.outcome.text(language))
    if snapshot.isRecorded { details.append(language.say("recorded", ja: "記録しました")) }
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

  private init(_ ended: TestEnded, _ language: Language) {
    let duration = ended.duration.secondsText
    let seconds = language.say("in \(duration) s", ja: "\(duration) 秒")
    switch ended.status {
    case .passed: self.init("✓", "PASSED", .pass, seconds)
    case .failed: self.init("✗", "FAILED", .fail, seconds)
    case .skipped: self.init("–", "SKIP", .wait, ended.reason ?? seconds)
    case .crashed: self.init("✗", "CRASH", .fail, ended.reason ?? seconds)
    }
  }

  // MARK: Words

  private static func title(of phase: Phase.Name) -> LocalizedText {
    switch phase {
    case .setUp: LocalizedText("set up", ja: "準備")
    case .test: LocalizedText("test", ja: "テスト本体")
    case .tearDown: LocalizedText("tear down", ja: "後片付け")
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

  /// The gesture, which stands for the first word of the title; `nil` for what has no word of its
  /// own.
  private static func word(for action: ActionKind) -> String? {
    switch action {
    case .tap, .taps: "TAP"
    case .doubleTap, .doubleClick: "TAP2"
    case .press, .pressButton, .drag(_?, _): "PRESS"
    case .drag(nil, _): "DRAG"
    case .type, .typeKey: "TYPE"
    case .swipe: "SWIPE"
    case .pinch: "PINCH"
    case .rotate: "ROTATE"
    case .scroll, .scrollToVisible: "SCROLL"
    case .adjustSlider, .adjustWheel: "ADJUST"
    case .twoFingerTap, .hover, .click, .rightClick, .setOrientation, .setAppearance, .setLocation,
      .openURL, .other:
      nil
    }
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
  private static func details(
    of failure: Failure, stack: [SourceFrame], _ language: Language
  ) -> [String] {
    let location = failure.location
    let place = SourceLocation(location)
    // A process that ends itself, as with `exit`, is at no line of the person's sources.
    var lines =
      location.file.isEmpty
      ? [] : [language.say("at \(place)", ja: "場所 \(place)")]
    if let reason = failure.expectedBecause {
      let expected = language.say("expected", ja: "想定内")
      lines.append(reason.isEmpty ? expected : "\(expected): \(reason)")
    }
    lines += near(failure.nearMisses, language)
    for frame in stack {
      lines.append("← \(frame.function) \(SourceLocation(frame))")
    }
    let idle = language.say("app idle", ja: "アプリは待機状態")
    return lines + busy(failure.pending, orElse: idle, language)
  }

  /// What was narrowly missed, one line each.
  private static func near(_ misses: [NearMiss]?, _ language: Language) -> [String] {
    (misses ?? []).prefix(4).map { language.say("near: \($0.text)", ja: "近いもの: \($0.text)") }
  }

  /// What the app is busy with, one line each.
  private static func busy(
    _ pending: [Pending], orElse idle: String? = nil, _ language: Language
  ) -> [String] {
    guard !pending.isEmpty else { return idle.map { [$0] } ?? [] }
    return pending.prefix(4).map { work in
      let due = work.dueIn.secondsText
      return language.say(
        "app busy: \(work.label), due in \(due) s\(work.originText)",
        ja: "アプリの処理: \(work.label)、あと \(due) 秒\(work.originText)")
    }
  }
}

extension Event {
  /// The event in words.
  var summary: EventSummary { EventSummary(self) }

  /// The event in a person's words.
  func summary(_ language: Language) -> EventSummary { EventSummary(self, language) }

  /// What a step is called that is known by its event only.
  var stepTitle: String {
    switch content {
    case .action(let action): action.title
    case .assertion(let assertion): assertion.name
    case .failure: "failure"
    case .application(let change): "\(change.change.rawValue) \(change.name)"
    case .wait(let wait): "wait for \(wait.criterion.text)"
    case .read(let read): "\(read.target) \(read.attribute.rawValue)"
    default: summary.title
    }
  }
}
