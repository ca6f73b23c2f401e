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
    var isAboutTouch: Bool { attribute == .isHittable || isWaitForTouch }
    /// What was read.
    var attribute: Read.Attribute?
    /// What was read of it.
    var value: String?
    var isWaitForTouch = false
    /// Whether it waited until the element is gone.
    var isWaitForAbsence = false
    var elementID: Int?
    var searched: [SearchedKey]
    var isAction: Bool
    var isMissing: Bool
    var nearMisses: [NearMiss]

    /// Whether the app was asked for something, and not only an expectation of the test's own was waited
    /// for, as unit tests do that launch no app.
    var asksApp: Bool {
      guard case .wait(let wait) = event.content,
        case .expectations(_, let properties) = wait.criterion
      else { return true }
      return !properties.isEmpty
    }
  }

  let failure: Event
  let content: Failure
  /// The events before the failure, oldest first.
  let events: ArraySlice<Event>
  let subject: Subject?
  /// The latest action before the failure.
  let action: Event?
  /// The latest search in vain since that.
  let missed: [SearchedKey]
  let sources: FailureSources
  /// The screens before the failure, oldest first, with the events that told them.
  let screens: [(event: Event, tree: ElementTree)]
  let isEnded: Bool
  let language: Language

  /// What the app shows.
  var now: ElementTree { screens.last?.tree ?? .empty }

  init(
    _ failure: Event, _ content: Failure, _ events: ArraySlice<Event>,
    _ sources: FailureSources,
    _ language: Language
  ) {
    self.language = language
    self.sources = sources
    self.events = events
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

  /// What an event asked of the app, if it did.
  static func subject(_ event: Event) -> Subject? {
    switch event.content {
    case .action(let action):
      Subject(
        event: event, title: action.target, elementID: action.elementID,
        searched: action.searched ?? [], isAction: true, isMissing: action.elementID == nil,
        nearMisses: [])
    case .read(let read):
      Subject(
        event: event, title: read.target, attribute: read.attribute, value: read.value,
        elementID: read.elementID,
        searched: read.searched ?? [], isAction: false,
        isMissing: read.elementID == nil && read.attribute != .count,
        nearMisses: [])
    case .wait(let wait) where !wait.criterion.isIdle:
      Subject(
        event: event, title: wait.criterion.element ?? wait.criterion.text,
        isWaitForTouch: wait.criterion.properties.contains(Read.Attribute.isHittable.rawValue),
        isWaitForAbsence: wait.criterion.isAbsence && wait.progress == .timedOut,
        elementID: wait.elementID, searched: wait.searched ?? [], isAction: false,
        isMissing: wait.elementID == nil && wait.progress == .timedOut,
        nearMisses: wait.nearMisses ?? [])
    default: nil
    }
  }

  /// What the subject was looked for by, as a query.
  var query: ElementQuery? {
    guard let searched = subject?.searched, !searched.isEmpty else { return nil }
    return searched.reduce(ElementQuery()) { query, key in
      let type = ElementType(queryName: key.query) ?? .any
      return query.appending(.descendants(type)).appending(.matching(.identified(by: key.key)))
    }
  }

  /// What the subject was looked for by, where that was a type alone.
  var queryOfType: ElementQuery? {
    guard let subject, subject.searched.isEmpty,
      let match = subject.title.wholeMatch(of: /(\w+) \(First Match\)/),
      let type = ElementType.allCases.first(where: { $0.name == match.1 })
    else { return nil }
    return ElementQuery().appending(.descendants(type))
  }

  /// The latest action before the step that failed.
  var deed: Event? {
    guard action?.index == subject?.event.index else { return action }
    return events.last {
      guard case .action = $0.content else { return false }
      return $0.index != action?.index
    }
  }

  /// The position of the subject on the screen now.
  var position: Int? {
    subject?.elementID.flatMap { now.index(ofElementWithID: $0) }
      ?? query?.firstMatch(in: now)
  }
}

extension WaitCriterion {
  /// Whether an element has to be gone.
  fileprivate var isAbsence: Bool {
    if case .isGone = self { true } else { false }
  }
}
