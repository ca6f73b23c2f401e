import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// What to say of a text that is nowhere.
extension FailureScene {
  /// A text that data gives, where a view on the screen hides texts of its data.
  func hiddenText(_ sought: SearchedKey) -> [FailureCause] {
    let shown = ShownViews(now, sources)
    let hiding = ["accessibilityHidden", "hidden", "opacity(0)", "accessibilityElement.ignore"]
    let place = sources.settings.first { setting in
      setting.kind == .label && setting.texts.isEmpty && setting.pattern?.isOpen != false
        && setting.surroundings.contains(where: hiding.contains) && setting.fits(sought.query)
        && shown.contains(setting.owner)
    }
    guard let place, let name = place.surroundings.first(where: hiding.contains) else { return [] }
    return [
      FailureCause(
        kind: .hidden, .guess, strength: 67,
        text: language.say(
          "Perhaps \(sought.key.quotedForPredicate) is what \(place.location) shows, which "
            + "\(name) hides from tests.",
          ja: "\(sought.key.quotedForPredicate) は \(place.location) が表示し、\(name) によりテストから"
            + "隠れているのかもしれません。"),
        location: place.location)
    ]
  }

  /// What is on the screen by a condition, where what was looked for is not.
  var shownInstead: [FailureCause] {
    guard let deed else { return [] }
    let before = screen(before: deed)
    let flow = sources.flow.value
    for element in now.elements.reversed() where before?.element(withID: element.id) == nil {
      guard element.type == .staticText || element.type == .activityIndicator,
        let control = control(of: element, in: now), let condition = control.conditions.first,
        control.presenter == nil,
        variable(flow.origins(of: condition, in: control.owner)).contains(where: {
          flow.members[$0].kind == .stored
        })
      else { continue }
      return [
        adding(
          conditionTrail(of: control),
          to: FailureCause(
            kind: .notShown, .guess, strength: 63,
            text: language.say(
              "Perhaps \(element.name) is shown in its place (\(control.location)).",
              ja: "代わりに \(element.name) が表示されているのかもしれません（\(control.location)）。"),
            elementIDs: [element.id]))
      ]
    }
    return []
  }

  /// A text that no screen had, with what there is of that type.
  func neverSeen(_ sought: SearchedKey) -> [FailureCause] {
    let key = sought.key
    let isSeen = screens.contains { screen in
      screen.tree.elements.contains { $0.isIdentified(by: key) || $0.label.contains(key) }
    }
    guard !isSeen, !screens.isEmpty else { return [] }
    return [
      FailureCause(
        kind: .notShown, strength: 30,
        text: language.say(
          "No screen of this run had \(key.quotedForPredicate) so far.",
          ja: "この実行の画面に \(key.quotedForPredicate) は一度もありませんでした。")
          + othersOfType(sought))
    ]
  }

  /// How many elements of a type are listed at most.
  private static let listedElements = 8

  /// The elements of the type that was looked for.
  func othersOfType(_ sought: SearchedKey) -> String {
    guard let type = ElementType(queryName: sought.query), type != .any else { return "" }
    let others = now.elements.filter { $0.type == type }
    guard !others.isEmpty else {
      return language.say(
        " The screen has no \(type.name).", ja: " 画面に \(type.name) はありません。")
    }
    guard others.count <= Self.listedElements else { return "" }
    let names = others.map { element in
      [element.identifier, element.label, element.placeholderValue ?? ""].filter { !$0.isEmpty }
        .map(\.quotedForPredicate).joined(separator: "/")
    }.filter { !$0.isEmpty }
    guard !names.isEmpty else { return "" }
    let list = names.joined(separator: ", ")
    return language.say(
      " Each \(type.name) on the screen: \(list).", ja: " 画面の \(type.name): \(list)。")
  }
}
