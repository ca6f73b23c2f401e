import ElementModel
import PredicateLanguage
import SessionProtocol

/// Causes that lie in which of several elements was taken.
extension FailureScene {
  /// The last touch was on an element with what was found, beside one with what was expected.
  func otherRow(_ actual: String, _ expected: String) -> [FailureCause] {
    guard !actual.isEmpty, !expected.isEmpty, let action,
      case .action(let content) = action.content, let id = content.elementID,
      let tree = screens.last(where: { $0.event.index < action.index })?.tree,
      let place = tree.index(ofElementWithID: id)
    else { return [] }
    let touched = [place] + tree.descendants(of: place)
    func has(_ text: String) -> (Int) -> Bool {
      { tree.elements[$0].label.contains(text) || tree.elements[$0].value == text }
    }
    guard touched.contains(where: has(actual)), !touched.contains(where: has(expected)),
      let other = tree.elements.indices.first(where: {
        tree.elements[$0].type == tree.elements[place].type && $0 != place
          && ([$0] + tree.descendants(of: $0)).contains(where: has(expected))
      })
    else { return [] }
    let element = tree.elements[place]
    return [
      FailureCause(
        kind: .otherElement, strength: 91,
        text: language.say(
          "The last touch was on \(element.name), which has \(actual.quotedForPredicate); "
            + "\(expected.quotedForPredicate) was in another: \(tree.elements[other].summary).",
          ja: "直前に触れた \(element.name) には \(actual.quotedForPredicate) があり、"
            + "\(expected.quotedForPredicate) は別の要素にありました: \(tree.elements[other].summary)。"),
        elementIDs: [id, tree.elements[other].id], event: action.index)
    ]
  }

  /// The last touch was on one of several elements that are called the same.
  var otherOfSeveral: [FailureCause] {
    guard let action, case .action(let content) = action.content, content.kind.isTouch,
      let tree = screen(before: action), let id = content.elementID,
      let place = tree.index(ofElementWithID: id), let key = content.searched?.last?.key
    else { return [] }
    let element = tree.elements[place]
    let others = tree.elements.indices.filter {
      let other = tree.elements[$0]
      return $0 != place && other.type == element.type && other.isIdentified(by: key)
        && other.isHittable
    }
    guard let other = others.first, let holder = namedHolder(of: place, in: tree),
      let otherHolder = namedHolder(of: other, in: tree), holder.name != otherHolder.name
    else { return [] }
    return [
      FailureCause(
        kind: .otherElement, .guess, strength: 64,
        text: language.say(
          "Perhaps another \(key.quotedForPredicate) is meant: the last touch was on that of "
            + "\(holder.name), and \(otherHolder.name) has one too.",
          ja: "別の \(key.quotedForPredicate) かもしれません。直前に触れたのは \(holder.name) のもので、"
            + "\(otherHolder.name) にもあります。"),
        elementIDs: [id, tree.elements[other].id], event: action.index)
    ]
  }

  /// What an element is in that has a name.
  private func namedHolder(of index: Int, in tree: ElementTree) -> Element? {
    tree.path(to: index).dropLast().reversed().lazy.map { tree.elements[$0] }.first {
      $0.name != $0.type.name && $0.type != .application && $0.type != .window
    }
  }

  /// A predicate that counts nothing, and would count if it did not heed upper and lower case.
  func letterCase(of reading: Reading) -> [FailureCause] {
    guard reading.read.attribute == .count else { return [] }
    let comparisons = reading.read.target.matches(
      of: /(\w+) (?:CONTAINS|BEGINSWITH|ENDSWITH|LIKE|==) "([^"]+)"/)
    for comparison in comparisons {
      guard let attribute = Read.Attribute(rawValue: String(comparison.1)) else { continue }
      let sought = String(comparison.2)
      let texts = now.elements.compactMap { $0.text(of: attribute) }
      guard !texts.contains(where: { $0.contains(sought) }),
        let near = texts.first(where: { TextForm.contains($0, sought) })
      else { continue }
      return [
        FailureCause(
          kind: .form, strength: 89,
          text: language.say(
            "The predicate heeds upper and lower case: \(near.quotedForPredicate) is on the screen, "
              + "and \(sought.quotedForPredicate) is not. A comparison with [c] does not.",
            ja: "述語は大文字と小文字を区別します。画面にあるのは \(sought.quotedForPredicate) ではなく "
              + "\(near.quotedForPredicate) です。[c] を付けると区別しません。"),
          event: reading.event.index)
      ]
    }
    return []
  }

  /// A predicate that counts nothing, as no element has a text that begins or ends like that, or has it.
  func noneSays(_ reading: Reading) -> [FailureCause] {
    guard reading.read.attribute == .count, reading.read.value == "0",
      letterCase(of: reading).isEmpty
    else { return [] }
    let comparisons = reading.read.target.matches(
      of: /(\w+) (?:CONTAINS|BEGINSWITH|ENDSWITH|LIKE|==)(?:\[\w+\])? "([^"]+)"/)
    for comparison in comparisons {
      guard let attribute = Read.Attribute(rawValue: String(comparison.1)) else { continue }
      let sought = String(comparison.2)
      let texts = now.elements.compactMap { $0.text(of: attribute) }.filter { !$0.isEmpty }
      guard !texts.contains(where: { $0.contains(sought) }) else { continue }
      let likeness = TextLikeness(to: sought)
      let near = texts.map { ($0, likeness.score(of: String($0.prefix(sought.count + 2)))) }
        .max { $0.1 < $1.1 }
      let other = near.flatMap { $0.1 >= 0.3 ? $0.0.quotedForPredicate : nil }
      return [
        FailureCause(
          kind: .notSet, strength: 71,
          text: language.say(
            "No element on the screen has \(sought.quotedForPredicate) in its \(attribute.rawValue)"
              + (other.map { "; \($0) is the nearest." } ?? "."),
            ja: "画面に \(attribute.rawValue) が \(sought.quotedForPredicate) を含む要素はありません。"
              + (other.map { "最も近いのは \($0) です。" } ?? "")),
          event: reading.event.index)
      ]
    }
    return []
  }
}
