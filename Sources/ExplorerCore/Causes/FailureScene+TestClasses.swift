import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in what the test's class does when it prepares.
extension FailureScene {
  /// The class of the test, where the events reach back to its beginning.
  private var testClass: String? {
    for event in events {
      guard case .testBegan(let began) = event.content else { continue }
      return began.test.split(separator: "/").first.map(String.init)
    }
    return nil
  }

  private func doubts(_ kind: CodeDoubt.Kind) -> [CodeDoubt] {
    guard let testClass else { return [] }
    return sources.doubts.value.filter { $0.kind == kind && $0.views.contains(testClass) }
  }

  /// The class does not do what it overrides.
  ///
  /// - Parameter strength: How much speaks for it.
  /// - Returns: One cause at most.
  func withoutSuper(strength: Int) -> [FailureCause] {
    doubts(.noSuper).prefix(1).map { doubt in
      FailureCause(
        kind: .notPrepared, .guess, strength: strength, text: sentence(ofTests: doubt),
        location: doubt.location)
    }
  }

  /// The class has replaced launch arguments that its superclass gives.
  func replacedArguments(isLanguageWrong: Bool) -> [FailureCause] {
    let launch = events.last {
      guard case .application(let change) = $0.content else { return false }
      return change.change == .launched
    }
    guard case .application(let change)? = launch?.content else { return [] }
    let doubt = doubts(.replacedArguments).first { !change.arguments.contains($0.name) }
    guard let doubt else { return [] }
    let isLanguage = doubt.name.hasPrefix("-AppleL") && isLanguageWrong
    return [
      FailureCause(
        kind: .notPrepared, .guess, strength: isLanguage ? 96 : 66, text: sentence(ofTests: doubt),
        event: launch?.index, location: doubt.location)
    ]
  }

  /// What a place of a test class may be the cause of.
  func sentence(ofTests doubt: CodeDoubt) -> String {
    let (name, owner, at) = (doubt.name, doubt.owner, doubt.location.description)
    if doubt.kind == .noSuper {
      return language.say(
        "\(owner) overrides \(name)() without calling super.\(name)() (\(at)): perhaps what its "
          + "superclass prepares is missing.",
        ja: "\(owner) の \(name)() は super.\(name)() を呼びません（\(at)）。"
          + "スーパークラスの準備が抜けているのかもしれません。")
    }
    return language.say(
      "\(owner) assigns launchArguments anew (\(at)), and the app was launched without "
        + "\(name.quotedForPredicate), which its superclass gives: perhaps += is meant.",
      ja: "\(owner) は launchArguments を代入し直し（\(at)）、スーパークラスの "
        + "\(name.quotedForPredicate) なしで起動されました。+= のつもりかもしれません。")
  }
}
