import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in what the steps before have changed.
extension FailureScene {
  /// What steps have changed that was needed later.
  var changes: [FailureCause] {
    optionalInText + switchedBack + ledToNothing + closedTooMuch + relatedIsGone
  }

  /// What was looked for has the description of an optional in it.
  private var optionalInText: [FailureCause] {
    guard subject?.isMissing == true,
      let key = subject?.searched.last?.key, key.contains(/Optional\(.*\)|\bnil\b/)
    else { return [] }
    return [
      FailureCause(
        kind: .form, .guess, strength: 90,
        text: language.say(
          "Perhaps an optional value is put into \(key.quotedForPredicate), and has to be unwrapped.",
          ja: "\(key.quotedForPredicate) には Optional の値がそのまま入っているのかもしれません。"))
    ]
  }

  /// The action that an event follows, if nothing was on the screen in between.
  func action(before event: Event, after earlier: Event) -> Event? {
    let actions = events.filter {
      guard case .action = $0.content else { return false }
      return $0.index < event.index && $0.index > earlier.index
    }
    return actions.last
  }

  /// A switch that two steps have switched there and back.
  private var switchedBack: [FailureCause] {
    guard subject?.isMissing == true || content.reason == .assertion else { return [] }
    var values: [Int: [(event: Event, value: String)]] = [:]
    for (event, tree) in screens {
      for element in tree.elements where [.switch, .toggle, .checkBox].contains(element.type) {
        let value = element.value ?? ""
        if values[element.id]?.last?.value != value {
          values[element.id, default: []].append((event, value))
        }
      }
    }
    for (id, turns) in values.sorted(by: { $0.key < $1.key }) {
      guard turns.count > 2, let last = turns.last, turns[turns.count - 3].value == last.value,
        let element = now.element(withID: id),
        let first = touch(
          before: turns[turns.count - 2].event, after: turns[turns.count - 3].event),
        let second = touch(before: last.event, after: turns[turns.count - 2].event)
      else { continue }
      let wasThere = query.map { query in
        screens.contains {
          $0.event.index >= first.index && query.firstMatch(in: $0.tree) != nil
        }
      }
      let isOn = last.value == "1"
      return [
        FailureCause(
          kind: .switchedBack, strength: wasThere == true ? 91 : 79,
          text: language.say(
            "\(element.name) was switched \(isOn ? "off" : "on") at \(first.time.momentText) s, and "
              + "\(isOn ? "on" : "off") again at \(second.time.momentText) s.",
            ja: "\(element.name) は \(first.time.momentText) 秒に\(isOn ? "オフ" : "オン")になり、"
              + "\(second.time.momentText) 秒にまた\(isOn ? "オン" : "オフ")になりました。"),
          elementIDs: [id], event: second.index)
      ]
    }
    return []
  }

  private func touch(before event: Event, after earlier: Event) -> Event? {
    guard let action = action(before: event, after: earlier),
      case .action(let content) = action.content, content.kind.isGesture
    else { return nil }
    return action
  }

  /// The last touch led to a screen that has nothing but a way back.
  private var ledToNothing: [FailureCause] {
    guard subject?.isMissing == true, let deed, case .action(let action) = deed.content,
      action.kind.isTouch, let before = screen(before: deed), before.isFilled, !now.isEmpty,
      !now.isFilled, now.elements.contains(where: { $0.type == .navigationBar })
    else { return [] }
    return [
      FailureCause(
        kind: .noEffect, strength: 86,
        text: language.say(
          "The last action, \(action.title), led to a screen with nothing in it.",
          ja: "直前の操作（\(action.title)）の後の画面には何もありません。"),
        event: deed.index)
    ]
  }

  /// The last touch closed what was over the screen, and the screen with it.
  var closedTooMuch: [FailureCause] {
    guard subject?.isMissing == true, let deed, case .action(let action) = deed.content,
      action.kind.isTouch, let before = screen(before: deed),
      let cover = before.elements.firstIndex(where: { $0.isDismissRegion }),
      let touched = action.elementID.flatMap({ before.index(ofElementWithID: $0) }),
      touched > cover,
      let bar = before.elements[..<cover].last(where: { $0.type == .navigationBar }),
      let other = now.elements.first(where: { $0.type == .navigationBar }),
      !bar.identifier.isEmpty, other.identifier != bar.identifier,
      !now.elements.contains(where: { $0.isDismissRegion }),
      screens.contains(where: { screen in
        screen.event.index < deed.index
          && screen.tree.elements.contains {
            $0.type == .navigationBar && $0.identifier == other.identifier
          }
      })
    else { return [] }
    return [
      FailureCause(
        kind: .disappeared, strength: 85,
        text: language.say(
          "\(action.title) closed not only what was over the screen: it led from \(bar.name) back to "
            + "\(other.name).",
          ja: "\(action.title) は上にあったものだけでなく \(bar.name) も閉じ、\(other.name) に戻りました。"),
        elementIDs: [other.id], event: deed.index)
    ]
  }

  /// An element with a part of the text that was looked for vanished with the last action.
  private var relatedIsGone: [FailureCause] {
    guard let subject, subject.isMissing, position == nil, let sought = subject.searched.last,
      let deed, let before = screen(before: deed)
    else { return [] }
    let type = ElementType(queryName: sought.query) ?? .any
    let gone = before.elements.first { element in
      element.label.count > 2 && sought.key != element.label && sought.key.contains(element.label)
        && (type == .any || element.type == type)
        && !now.elements.contains { $0.label.contains(element.label) }
    }
    guard let gone, case .action(let action) = deed.content else { return [] }
    return [
      FailureCause(
        kind: .disappeared, strength: 68,
        text: language.say(
          "\(gone.name) was there until \(action.title), and nothing on the screen has that text "
            + "since.",
          ja: "\(gone.name) は \(action.title) まで存在し、その後そのテキストは画面にありません。"),
        elementIDs: [gone.id], event: deed.index)
    ]
  }

  /// A text that is that of several joined, of which the expected one is a part.
  func joined(_ reading: Reading, _ actual: String, _ expected: String) -> [FailureCause] {
    let parts = actual.split(separator: ", ").map(String.init)
    guard parts.count > 1, parts.contains(expected), reading.read.attribute == .label,
      let element = reading.read.elementID.flatMap({ now.element(withID: $0) })
    else { return [] }
    let place = sources.settings.first { setting in
      setting.surroundings.contains("accessibilityElement.combine")
        && setting.texts.contains { parts.contains($0) || $0 == element.identifier }
    }
    let (name, part) = (element.name, expected.quotedForPredicate)
    guard let place else {
      return [
        FailureCause(
          kind: .form, strength: 87,
          text: language.say(
            "\(name) is one element for several texts: its label joins them, and \(part) is one.",
            ja: "\(name) は複数のテキストをまとめた要素で、\(part) はラベルの一部です。"),
          elementIDs: [element.id], event: reading.event.index)
      ]
    }
    return [
      FailureCause(
        kind: .hidden, .sources, strength: 91,
        text: language.say(
          "\(name) is several texts in one element, by accessibilityElement(children: .combine) "
            + "around \(place.location): its label joins them, and \(part) is one.",
          ja: "\(name) は \(place.location) の accessibilityElement(children: .combine) により"
            + "複数のテキストをまとめた要素で、\(part) はラベルの一部です。"),
        elementIDs: [element.id], event: reading.event.index, location: place.location)
    ]
  }
}

extension ElementTree {
  /// Whether an app shows anything but bars and what is in them.
  fileprivate var isFilled: Bool {
    let bars = elements.indices.filter {
      [.navigationBar, .tabBar, .toolbar, .keyboard].contains(elements[$0].type)
    }
    let inBars = Set(bars.flatMap { descendants(of: $0) })
    return elements.indices.contains {
      !inBars.contains($0) && (!elements[$0].label.isEmpty || !elements[$0].identifier.isEmpty)
        && ![.application, .window, .navigationBar, .tabBar, .toolbar].contains(elements[$0].type)
    }
  }
}
