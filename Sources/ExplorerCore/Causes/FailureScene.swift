import ElementModel
import Foundation
import SessionProtocol

/// A failure with what was asked last before it, and what the app showed.
struct FailureScene {
  /// What the test did last: an action, a read or a wait.
  struct Subject {
    var event: Event
    var title: String
    /// Whether it asked whether the element can be touched.
    var isAboutTouch = false
    var elementID: Int?
    var searched: [SearchedKey]
    var isAction: Bool
    var isMissing: Bool
    var nearMisses: [NearMiss]
  }

  private let failure: Event
  private let content: Failure
  let subject: Subject?
  /// The latest action before the failure.
  let action: Event?
  /// The latest search in vain since that.
  let missed: [SearchedKey]
  let pages: ScreenPages
  /// The screens before the failure, oldest first, with the events that told them.
  let screens: [(event: Event, tree: ElementTree)]
  private let isEnded: Bool
  let language: Language

  /// What the app shows.
  var now: ElementTree { screens.last?.tree ?? .empty }

  init(
    _ failure: Event, _ content: Failure, _ events: ArraySlice<Event>, _ pages: ScreenPages,
    _ language: Language
  ) {
    self.language = language
    self.pages = pages
    self.failure = failure
    self.content = content
    var screens: [(Event, ElementTree)] = []
    for event in events.reversed() where screens.count < FailureCauses.screenLimit {
      if case .screen(let screen) = event.content { screens.append((event, screen.tree)) }
    }
    self.screens = screens.reversed()
    let latest = events.suffix(Self.eventLimit)
    let asked = latest.reversed().lazy.compactMap(Self.subject).first
    subject = Self.sought(failure, content, asked) ?? asked
    action = latest.last { if case .action = $0.content { true } else { false } }
    let since = latest.reversed().prefix { if case .action = $0.content { false } else { true } }
    let misses = [subject].compactMap(\.self) + since.lazy.compactMap(Self.subject)
    missed = misses.first { $0.isMissing && !$0.searched.isEmpty }?.searched ?? []
    let change = events.last { if case .application = $0.content { true } else { false } }
    if case .application(let change)? = change?.content {
      isEnded = change.change == .terminated
    } else {
      isEnded = false
    }
  }

  /// Events before the failure that are looked at.
  private static let eventLimit = 1_000

  /// What the failure itself says was looked for, unless the event before it says more.
  private static func sought(
    _ event: Event, _ failure: Failure, _ asked: Subject?
  ) -> Subject? {
    guard let target = failure.target else { return nil }
    let isRead = if case .reading = failure.reason { true } else { false }
    guard isRead || asked?.isAction != true || asked?.title != target else { return nil }
    return Subject(
      event: event, title: target, searched: failure.searched ?? [], isAction: !isRead,
      isMissing: !(failure.nearMisses ?? []).contains { $0.kind == .oneOfSeveral },
      nearMisses: failure.nearMisses ?? [])
  }

  private static func subject(_ event: Event) -> Subject? {
    switch event.content {
    case .action(let action):
      Subject(
        event: event, title: action.target, elementID: action.elementID,
        searched: action.searched ?? [], isAction: true, isMissing: action.elementID == nil,
        nearMisses: [])
    case .read(let read):
      Subject(
        event: event, title: read.target, isAboutTouch: read.attribute == .isHittable,
        elementID: read.elementID,
        searched: read.searched ?? [], isAction: false, isMissing: read.elementID == nil,
        nearMisses: [])
    case .wait(let wait) where !wait.criterion.isIdle:
      Subject(
        event: event, title: wait.criterion.element ?? wait.criterion.text,
        isAboutTouch: wait.criterion.properties.contains(Read.Attribute.isHittable.rawValue),
        elementID: wait.elementID, searched: wait.searched ?? [], isAction: false,
        isMissing: wait.elementID == nil && wait.progress == .timedOut,
        nearMisses: wait.nearMisses ?? [])
    default: nil
    }
  }

  /// What the subject was looked for by, as a query.
  private var query: ElementQuery? {
    guard let searched = subject?.searched, !searched.isEmpty else { return nil }
    return searched.reduce(ElementQuery()) { query, key in
      let type = ElementType(queryName: key.query) ?? .any
      return query.appending(.descendants(type)).appending(.matching(.identified(by: key.key)))
    }
  }

  /// The position of the subject on the screen now.
  var position: Int? {
    subject?.elementID.flatMap { now.index(ofElementWithID: $0) }
      ?? query?.firstMatch(in: now)
  }
}

extension FailureScene {
  /// Nothing can be found in an app that does not run.
  var notRunning: [FailureCause] {
    guard isEnded || content.reason.obstacle == .notRunning else { return [] }
    return [
      FailureCause(
        kind: .notRunning,
        text: isEnded
          ? language.say(
            "The app had ended: nothing on its screen can be found.",
            ja: "アプリは終了していました。画面の要素は見つかりません。")
          : language.say(
            "The app was not running: XCUIApplication().launch() comes first.",
            ja: "アプリが起動していませんでした。先に XCUIApplication().launch() が要ります。"))
    ]
  }

  /// More than one element where one is needed.
  var several: [FailureCause] {
    let rivals = (content.nearMisses ?? []).filter { $0.kind == .oneOfSeveral }
    guard let count = rivals.first?.detail else { return [] }
    let names = rivals.prefix(4).compactMap(\.name).joined(separator: "; ")
    return [
      FailureCause(
        kind: .several,
        text: language.say(
          "\(count) elements match, and one is needed: \(names).",
          ja: "\(count) 個の要素が一致しました。必要なのは 1 個です: \(names)"),
        elementIDs: rivals.compactMap(\.elementID))
    ]
  }

  /// What keeps the test from using an element that is there, or hides another.
  var obstacles: [FailureCause] {
    guard let subject else { return [] }
    guard let position else { return appeared(over: subject.title) }
    let element = now.elements[position]
    var causes: [FailureCause] = []
    if !element.isEnabled {
      causes.append(
        FailureCause(
          kind: .disabled,
          text: language.say(
            "\(element.name) is disabled: a touch does nothing.",
            ja: "\(element.name) は無効です。タップしても何も起きません。"),
          elementIDs: [element.id]))
    }
    guard let obstacle = TouchObstacle(ofElementAt: position, in: now),
      subject.isAction || subject.isAboutTouch || content.reason.obstacle == .notHittable
    else { return causes }
    let reason = obstacle.text(in: now, language)
    let text = language.say(
      "\(element.name) cannot be touched. \(reason)", ja: "\(element.name) に触れません。\(reason)")
    switch obstacle {
    case .covered(let cover):
      causes.append(
        FailureCause(kind: .covered, text: text, elementIDs: [element.id, cover]))
    case .notInFront: causes.append(FailureCause(kind: .covered, text: text))
    case .offScreen, .scrolledAway, .noSize, .unknown:
      causes.append(FailureCause(kind: .offScreen, text: text, elementIDs: [element.id]))
    }
    return causes
  }

  /// An alert or a sheet on the screen, when what was looked for is not there.
  private func appeared(over title: String) -> [FailureCause] {
    guard subject?.isMissing == true,
      let cover = now.elements.first(where: { $0.covers && $0.type != .keyboard })
    else { return [] }
    let name = cover.isNamelessSheet ? language.say("A sheet", ja: "シート") : cover.name
    return [
      FailureCause(
        kind: .covered,
        text: language.say(
          "\(name) is shown, and \(title) is not found behind it.",
          ja: "\(name) が表示されていて、その後ろに \(title) は見つかりません。"),
        elementIDs: [cover.id])
    ]
  }

  /// Elements that are nearly what was looked for, or came too late.
  var nearMisses: [FailureCause] {
    let misses = content.nearMisses ?? subject?.nearMisses ?? []
    return misses.filter { $0.kind != .oneOfSeveral }.map { miss in
      FailureCause(
        kind: miss.kind == .late ? .late : .nearMiss, text: miss.text(language),
        elementIDs: miss.elementID.map { [$0] } ?? [])
    }
  }

  /// The element was there before.
  var disappeared: [FailureCause] {
    guard let query, position == nil else { return [] }
    guard let last = screens.lastIndex(where: { query.firstMatch(in: $0.tree) != nil }),
      last + 1 < screens.count, let found = query.firstMatch(in: screens[last].tree)
    else { return [] }
    let gone = screens[last + 1].event
    let element = screens[last].tree.elements[found]
    let ago = failure.index - gone.index
    return [
      FailureCause(
        kind: .disappeared,
        text: language.say(
          "\(element.name) was there until \(gone.time.momentText) s, \(ago) "
            + "event\(ago == 1 ? "" : "s") before the failure.",
          ja: "\(element.name) は \(gone.time.momentText) 秒（失敗の \(ago) イベント前）まで存在しました。"),
        elementIDs: [element.id], event: gone.index)
    ]
  }

  /// What the app was still to do.
  var busy: [FailureCause] {
    guard position == nil || subject?.isAction == false,
      let work = content.pending.first(where: { $0.kind != .animation })
    else { return [] }
    let origin: String? = work.origin.map {
      let place = "\($0.file.split(separator: "/").last ?? ""):\($0.line)"
      return language.say(
        " begun by \($0.function) at \(place)", ja: "（\($0.function)、\(place) で開始）")
    }
    return [
      FailureCause(
        kind: .busy,
        text: language.say(
          "The app was still busy: \(work.label)\(origin ?? ""), due in "
            + "\(work.dueIn.shortSecondsText) s.",
          ja: "アプリはまだ処理中でした: \(work.label)\(origin ?? "")、あと "
            + "\(work.dueIn.shortSecondsText) 秒。"))
    ]
  }
}
