import ElementModel
import Foundation
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in what was asked last, and in what the screen shows of it.
extension FailureScene {
  /// Nothing can be found in an app that does not run.
  var notRunning: [FailureCause] {
    let isLaunched = events.contains {
      guard case .application(let change) = $0.content else { return false }
      return change.change == .launched || change.change == .activated
    }
    let wasNeverThere =
      !isLaunched && screens.allSatisfy { $0.tree.isEmpty } && subject?.asksApp == true
    guard isEnded || content.reason.obstacle == .notRunning || wasNeverThere else { return [] }
    let text =
      if isEnded {
        language.say(
          "The app had ended: nothing on its screen can be found.",
          ja: "アプリは終了していました。画面の要素は見つかりません。")
      } else if isLaunched || !hasBegun {
        language.say(
          "The app was not running: XCUIApplication().launch() comes first.",
          ja: "アプリが起動していませんでした。先に XCUIApplication().launch() が要ります。")
      } else {
        language.say(
          "The app was never launched: nothing has called launch() before this step, neither "
            + "setUp nor the test.",
          ja: "アプリは一度も起動されていません。setUp もテストも launch() を呼んでいません。")
      }
    return [FailureCause(kind: .notRunning, strength: 100, text: text)]
  }

  /// Whether the events reach back to the beginning of the test.
  private var hasBegun: Bool {
    if case .testBegan? = events.first?.content { true } else { false }
  }

  /// More than one element where one is needed.
  var several: [FailureCause] {
    let rivals = (content.nearMisses ?? []).filter { $0.kind == .oneOfSeveral }
    guard let count = rivals.first?.detail else { return [] }
    let shown = rivals.prefix(4)
    let isAmbiguous = Set(shown.map(\.name)).count < shown.count
    let names = shown.compactMap { rival -> String? in
      guard isAmbiguous, let place = rival.elementID.flatMap(place(of:)) else { return rival.name }
      return rival.name.map { "\($0) \(place)" }
    }.joined(separator: "; ")
    return [
      FailureCause(
        kind: .several, strength: 94,
        text: language.say(
          "\(count) elements match, and one is needed: \(names).",
          ja: "\(count) 個の要素が一致しました。必要なのは 1 個です: \(names)") + settingPlaces,
        elementIDs: rivals.compactMap(\.elementID))
    ]
  }

  /// The places that set the identifier that several elements have, where there are more than one.
  private var settingPlaces: String {
    let key = subject?.searched.last?.key ?? ""
    let places = sources.places(setting: key).filter { $0.kind == .identifier }
      .map(\.location.description)
    guard Set(places).count > 1 else { return "" }
    let list = places.prefix(3).joined(separator: ", ")
    return language.say(
      " The identifier is set at \(list).", ja: " この識別子を設定するのは \(list) です。")
  }

  /// What tells an element from others of the same name: a text in or beside it that has another
  /// name, and where it is.
  private func place(of id: Int) -> String? {
    guard let index = now.index(ofElementWithID: id) else { return nil }
    let element = now.elements[index]
    let point = "(\(Int(element.frame.minX)), \(Int(element.frame.minY)))"
    let inside = now.descendants(of: index).lazy.map { now.elements[$0] }
    let beside = now.elements.lazy.filter {
      $0.id != id && abs($0.frame.midY - element.frame.midY) < element.frame.height / 2
    }
    let text = (Array(inside) + Array(beside)).first {
      $0.type == .staticText && !$0.label.isEmpty && $0.label != element.label
    }?.label.quotedForPredicate
    guard let text else { return language.say("at \(point)", ja: point) }
    return language.say("with \(text) at \(point)", ja: "（\(text)、\(point)）")
  }

  /// What keeps the test from using an element that is there, or hides another.
  var obstacles: [FailureCause] {
    guard let subject else { return [] }
    guard let position else { return appeared(over: subject.title) }
    let element = now.elements[position]
    var causes: [FailureCause] = []
    let isAboutUse =
      subject.isAction || subject.isAboutTouch || subject.attribute == .isEnabled
      || content.reason.obstacle == .notHittable
    if !element.isEnabled {
      causes.append(
        adding(
          disablingTrail(of: element, in: now),
          to: FailureCause(
            kind: .disabled, strength: isAboutUse ? 88 : 45,
            text: language.say(
              "\(element.name) is disabled: a touch does nothing.",
              ja: "\(element.name) は無効です。タップしても何も起きません。") + emptyFields,
            elementIDs: [element.id])))
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
        FailureCause(kind: .covered, strength: 92, text: text, elementIDs: [element.id, cover]))
    case .notInFront: causes.append(FailureCause(kind: .covered, strength: 92, text: text))
    case .offScreen, .scrolledAway, .noSize, .unknown:
      causes.append(
        FailureCause(kind: .offScreen, strength: 90, text: text, elementIDs: [element.id]))
    }
    return causes
  }

  /// The fields that are empty, which is what often disables a button.
  var emptyFields: String {
    let empty = now.elements.filter { element in
      [.textField, .secureTextField, .textView].contains(element.type)
        && ((element.value ?? "").isEmpty || element.value == element.placeholderValue)
    }
    guard !empty.isEmpty else { return "" }
    let names = empty.prefix(3).map(\.name).joined(separator: ", ")
    return language.say(
      " Perhaps because \(names) \(empty.count == 1 ? "is" : "are") empty.",
      ja: " \(names) が空だからかもしれません。")
  }

  /// An alert or a sheet on the screen, when what was looked for is not there.
  private func appeared(over title: String) -> [FailureCause] {
    guard subject?.isMissing == true,
      // What a sheet or a keyboard covers is still found.
      subject?.searched.first.flatMap({ ElementType(queryName: $0.query) }) != .alert,
      let cover = now.elements.first(where: { $0.type == .alert || $0.type == .dialog })
    else { return [] }
    let name = cover.name
    return [
      FailureCause(
        kind: .covered, strength: 76,
        text: language.say(
          "\(name) is shown, and \(title) is not found behind it.",
          ja: "\(name) が表示されていて、その後ろに \(title) は見つかりません。"),
        elementIDs: [cover.id])
    ]
  }

  /// The element was there before.
  var disappeared: [FailureCause] {
    guard let query = query ?? queryOfType, position == nil,
      query.firstMatch(in: now) == nil,
      let last = screens.lastIndex(where: { query.firstMatch(in: $0.tree) != nil }),
      last + 1 < screens.count, let found = query.firstMatch(in: screens[last].tree)
    else { return [] }
    let gone = screens[last + 1].event
    let element = screens[last].tree.elements[found]
    let ago = failure.index - gone.index
    if let event = action(before: gone, after: screens[last].event),
      case .action(let action) = event.content
    {
      var trail = self.trail(of: event)
      if let control = control(of: element, in: screens[last].tree) {
        trail.add(conditionTrail(of: control))
      } else {
        trail.add(rowTrail(of: element))
      }
      return [
        adding(
          trail,
          to: FailureCause(
            kind: .disappeared, strength: event.index == deed?.index ? 74 : 69,
            text: language.say(
              "\(element.name) was there until \(action.title), at \(event.time.momentText) s.",
              ja: "\(element.name) は \(event.time.momentText) 秒の操作（\(action.title)）まで存在しました。"),
            elementIDs: [element.id], event: event.index))
      ]
    }
    return [
      FailureCause(
        kind: .disappeared, strength: 74,
        text: language.say(
          "\(element.name) was there until \(gone.time.momentText) s, \(ago) "
            + "event\(ago == 1 ? "" : "s") before the failure.",
          ja: "\(element.name) は \(gone.time.momentText) 秒（失敗の \(ago) イベント前）まで存在しました。"),
        elementIDs: [element.id], event: gone.index)
    ]
  }

  /// How far copies of a run look ahead, nearly.
  private static let farthestLook = 9.0

  /// What the app was still to do.
  var busy: [FailureCause] {
    let isWait = if case .wait? = subject?.event.content { true } else { false }
    let isLate = ((content.nearMisses ?? []) + (subject?.nearMisses ?? [])).contains {
      [.late, .goesLate, .rightLater, .changesLater].contains($0.kind)
    }
    // A copy of the run has gone on for ten seconds: what that does not bring is another matter.
    guard position == nil || isWait,
      let work = content.pending.first(where: {
        $0.kind != .animation && $0.kind != .runner && (isLate || $0.dueIn > Self.farthestLook)
      })
    else { return [] }
    let origin: String? = work.origin.map {
      let place = "\($0.file.split(separator: "/").last ?? ""):\($0.line)"
      return language.say(
        " begun by \($0.function) at \(place)", ja: "（\($0.function)、\(place) で開始）")
    }
    return [
      FailureCause(
        kind: .busy, strength: subject?.isMissing == true ? 67 : 40,
        text: language.say(
          "The app was still busy: \(work.label)\(origin ?? ""), due in "
            + "\(work.dueIn.shortSecondsText) s.",
          ja: "アプリはまだ処理中でした: \(work.label)\(origin ?? "")、あと "
            + "\(work.dueIn.shortSecondsText) 秒。"))
    ]
  }
}
