import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in what an element is called.
extension FailureScene {
  /// The text that was looked for is on the screen, in an element of the type that was looked for which
  /// is called otherwise.
  var otherwiseCalled: [FailureCause] {
    guard let subject, subject.isMissing, position == nil, let sought = subject.searched.last,
      let type = ElementType(queryName: sought.query), type != .any, type != .staticText
    else { return [] }
    let texts = now.elements.indices.filter {
      now.elements[$0].type == .staticText && now.elements[$0].label == sought.key
    }
    for text in texts {
      let holders = now.path(to: text).dropLast().map { now.elements[$0] }
      guard
        let holder = holders.last(where: {
          $0.type == type && !$0.label.isEmpty && !$0.label.contains(sought.key)
        })
      else { continue }
      let place = sources.places(setting: holder.label).first {
        $0.expression.hasPrefix("accessibility")
      }
      let at = place.map { " (\($0.location))" } ?? ""
      return [
        FailureCause(
          kind: .nearMiss, place == nil ? .seen : .sources, strength: 91,
          text: language.say(
            "The \(type.name) with the text \(sought.key.quotedForPredicate) has another label, "
              + "\(holder.label.quotedForPredicate)\(at), and is found by that.",
            ja: "テキスト \(sought.key.quotedForPredicate) の \(type.name) のラベルは "
              + "\(holder.label.quotedForPredicate)\(at) で、それで見つかります。"),
          elementIDs: [holder.id], location: place?.location)
      ]
    }
    return []
  }
}
