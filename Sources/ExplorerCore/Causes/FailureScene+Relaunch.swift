import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in that the app was launched anew.
extension FailureScene {
  /// The launch that was not the first.
  private var relaunch: Event? {
    let launches = events.filter {
      guard case .application(let change) = $0.content else { return false }
      return change.change == .launched
    }
    return launches.count > 1 ? launches.last : nil
  }

  /// What was expected was so before the app was launched anew.
  func lost(_ reading: Reading, _ expected: String) -> [FailureCause] {
    let keys = reading.read.searched ?? []
    guard let relaunch, relaunch.index < reading.event.index, !keys.isEmpty else { return [] }
    let query = keys.reduce(ElementQuery()) { query, key in
      query.appending(.descendants(ElementType(queryName: key.query) ?? .any))
        .appending(.matching(.identified(by: key.key)))
    }
    let texts = screens.filter { $0.event.index < relaunch.index }.compactMap { screen in
      query.firstMatch(in: screen.tree).flatMap {
        screen.tree.elements[$0].text(of: reading.read.attribute)
      }
    }
    guard texts.contains(expected) else { return [] }
    let (name, time) = (reading.read.target, relaunch.time.momentText)
    if texts.last == reading.read.value {
      return [
        FailureCause(
          kind: .outdated, .guess, strength: 85,
          text: language.say(
            "\(reading.read.attribute.rawValue) of \(name) is as it was when the app was launched "
              + "anew at \(time) s: perhaps the app keeps it, and the test expects it to begin anew.",
            ja: "\(name) の \(reading.read.attribute.rawValue) は、アプリが \(time) 秒に再起動されたときの"
              + "ままです。アプリが保存していて、テストは初期状態を期待しているのかもしれません。"),
          event: relaunch.index)
      ]
    }
    return [
      FailureCause(
        kind: .disappeared, .guess, strength: 85,
        text: language.say(
          "\(reading.read.attribute.rawValue) of \(name) was \(expected.quotedForPredicate) before "
            + "the app was launched anew at \(time) s: perhaps the app does not keep it.",
          ja: "\(name) の \(reading.read.attribute.rawValue) は、アプリが \(time) 秒に再起動される前は "
            + "\(expected.quotedForPredicate) でした。アプリが保存していないのかもしれません。"),
        event: relaunch.index)
    ]
  }
}

extension FailureScene {
  /// What begins the names of arguments and variables that have an app forget what it keeps.
  private static let wordsForClearing = ["reset", "clear", "clean", "wipe", "erase", "fresh"]

  /// The app was launched anew with what makes it forget what the steps before had it keep.
  var clearedAtLaunch: [FailureCause] {
    guard let relaunch, case .application(let change) = relaunch.content, let subject,
      subject.event.index > relaunch.index,
      events.contains(where: { $0.index < relaunch.index && $0.isChange }),
      let asked = clearing(change)
    else { return [] }
    let name = asked.name.quotedForPredicate
    let frame = relaunch.stack.last
    let place = frame.map { SourceLocation(file: $0.file, line: $0.line) }
    let isLost = wasOtherwise(subject, before: relaunch)
    var english = "The app was launched anew with \(name)" + (place.map { " at \($0)" } ?? "")
    var japanese = "アプリは" + (place.map { " \($0) で" } ?? "") + " \(name) 付きで再起動されました。"
    if let deed = asked.clearing {
      english += ", and then does `\(deed)` (\(asked.location)): what it had kept is gone."
      japanese += "そのとき `\(deed)` が実行され（\(asked.location)）、保存されたものは消えます。"
    } else {
      english +=
        ", which it asks for at \(asked.location): perhaps it then forgets what it had kept."
      japanese += "\(asked.location) で調べられ、保存されたものが消えるのかもしれません。"
    }
    return [
      FailureCause(
        kind: .launchSwitch, asked.clearing == nil ? .guess : .sources,
        strength: isLost ? 92 : 63, text: language.say(english, ja: japanese),
        event: relaunch.index, location: place ?? asked.location)
    ]
  }

  /// What of a launch makes the app forget, by what it then does or else by its name.
  private func clearing(_ change: ApplicationChange) -> LaunchSwitch? {
    let variables = (change.environment ?? []).compactMap {
      $0.split(separator: "=", maxSplits: 1).first.map(String.init)
    }
    let given = sources.switches.filter {
      ($0.kind == .argument ? change.arguments : variables).contains($0.name)
    }
    return given.first { $0.clearing != nil }
      ?? given.first { asked in
        asked.name.lowercased().split { !$0.isLetter }.contains { word in
          Self.wordsForClearing.contains { word.hasPrefix($0) }
        }
      }
  }

  /// Whether what failed was there, or said something else, before the app was launched anew.
  private func wasOtherwise(_ subject: Subject, before relaunch: Event) -> Bool {
    let earlier = screens.lazy.filter { $0.event.index < relaunch.index }
    if subject.isMissing {
      return query.map { query in earlier.contains { query.firstMatch(in: $0.tree) != nil } }
        ?? false
    }
    guard let attribute = subject.attribute, let value = subject.value else { return false }
    return events.contains { event in
      guard event.index < relaunch.index, case .read(let read) = event.content else { return false }
      return read.target == subject.title && read.attribute == attribute && read.value != value
    }
      || earlier.contains { screen in
        let place = query?.firstMatch(in: screen.tree)
        let text = place.flatMap { screen.tree.elements[$0].text(of: attribute) }
        return text.map { $0 != value } ?? false
      }
  }
}

extension Event {
  /// Whether it is an action that may change what the app shows.
  fileprivate var isChange: Bool {
    guard case .action(let action) = content else { return false }
    return action.kind.isChange || action.kind.isSwipe
  }
}
