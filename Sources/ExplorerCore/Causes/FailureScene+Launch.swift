import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in how the app was launched.
extension FailureScene {
  /// The app was launched without what its sources ask for, or with something else.
  var launchSwitches: [FailureCause] {
    let launch = events.last {
      guard case .application(let change) = $0.content else { return false }
      return change.change == .launched
    }
    guard case .application(let change)? = launch?.content, let launch else { return [] }
    let isBare = change.environment == nil && change.arguments.isEmpty
    let variables = (change.environment ?? []).compactMap {
      $0.split(separator: "=", maxSplits: 1).first.map(String.init)
    }
    return switches(.argument, given: change.arguments, launch, isBare)
      + switches(.environment, given: variables, launch, isBare)
  }

  private func switches(
    _ kind: LaunchSwitch.Kind, given: [String], _ launch: Event, _ isBare: Bool
  ) -> [FailureCause] {
    let asked = sources.switches.filter { $0.kind == kind }
    let missing = asked.filter { !given.contains($0.name) }
    let unknown = given.filter { name in
      !asked.contains { $0.name == name } && (kind == .environment || name.hasPrefix("-"))
    }
    if let name = unknown.first {
      let likeness = TextLikeness(to: name)
      let near = missing.max { likeness.score(of: $0.name) < likeness.score(of: $1.name) }
      guard let near, likeness.score(of: near.name) >= 0.4 else { return [] }
      let (given, wanted) = (name.quotedForPredicate, near.name.quotedForPredicate)
      return [
        FailureCause(
          kind: .launchSwitch, .sources, strength: 91,
          text: language.say(
            "The app was launched with \(given), and asks for \(wanted) at \(near.location).",
            ja: "アプリは \(given) 付きで起動されましたが、\(near.location) では \(wanted) を調べます。"),
          event: launch.index, location: near.location)
      ]
    }
    guard let first = missing.first, given.isEmpty else { return [] }
    return [
      FailureCause(
        kind: .launchSwitch, .guess,
        strength: subject?.isMissing != true ? 46 : isBare ? 61 : 50,
        text: language.say(
          "Perhaps the app has to be launched with \(first.name.quotedForPredicate), which it asks "
            + "for at \(first.location).",
          ja: "\(first.name.quotedForPredicate) 付きの起動が要るのかもしれません（\(first.location)）。"),
        event: launch.index, location: first.location)
    ]
  }

  /// Whether the app asks for a launch argument or variable, by its sources or by itself.
  func isAskedFor(_ name: String?) -> Bool {
    guard let name else { return false }
    return name.hasPrefix("-Apple") || sources.switches.contains { $0.name == name }
  }
}
