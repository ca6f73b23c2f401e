import ElementModel
import Recording
import SourceModel

extension ProofWay {
  /// The way in words.
  package var name: String {
    switch self {
    case .nominal: "on the nominal schedule"
    case .schedules(let count): "on \(count) other schedules"
    case .device(let name): "on \(name)"
    case .appearance(let appearance): "in \(appearance.rawValue) appearance"
    }
  }
}

extension ProofOutcome {
  /// How it came out, a line each.
  fileprivate var lines: [String] {
    guard let failure else { return ["It passes \(way.name)."] }
    let share = runs > 1 ? " in \(failures) of \(runs) runs" : ""
    var lines = ["It fails \(way.name)\(share): \(failure.message)"]
    if let place = failure.location { lines.append("  \(place.file):\(place.line)") }
    if case .schedules = way { lines.append("  see it with --seed \(failure.seed)") }
    return lines
  }
}

extension ProofDifference {
  fileprivate var line: String {
    "It does not do what was recorded: action \(number) is \(now ?? "nothing more"), and was "
      + "\(before ?? "nothing more")."
  }
}

extension RecordingMend {
  /// What it is, and the edit.
  fileprivate func lines(in folder: String) -> [String] {
    let what =
      switch kind {
      case .wait: "With a wait it passes \(way.name)"
      case .locator(let former, _, let now):
        "With \(now) in the place of \(former) it passes \(way.name)"
      }
    return ["\(what), as was tried; mend writes this:"] + [change].diff(relativeTo: folder)
  }
}

extension RecordingProver.News {
  /// What came of it in lines; none for what is only being done.
  ///
  /// - Parameter folder: Paths are told from it.
  /// - Returns: The lines.
  package func lines(in folder: String) -> [String] {
    switch self {
    case .running, .comparing, .trying: []
    case .outcome(let outcome): outcome.lines
    case .compared(let difference?, _): [difference.line]
    case .compared(nil, let count): ["It does the same \(count) things as were recorded."]
    case .mend(let mend?): mend.lines(in: folder)
    case .mend(nil): ["No wait and no other locator was found that mends it."]
    }
  }

  /// What is being done, in words; `nil` for what came of it.
  package var progress: String? {
    switch self {
    case .running(let way): way.name
    case .comparing: "compared with what was recorded"
    case .trying(let number): "with something that may mend it (\(number))"
    case .outcome, .compared, .mend: nil
    }
  }
}
