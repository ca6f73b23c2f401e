import ElementModel
package import Recording

extension RecordingProof.Way {
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

extension RecordingProof.Outcome {
  /// How it came out, a line each.
  package var lines: [String] {
    guard let failure else { return ["It passes \(way.name)."] }
    let share = runs > 1 ? " in \(failures) of \(runs) runs" : ""
    var lines = ["It fails \(way.name)\(share): \(failure.message)"]
    if !failure.place.isEmpty { lines.append("  \(failure.place)") }
    if case .schedules = way { lines.append("  see it with --seed \(failure.seed)") }
    return lines
  }
}

extension RecordingProof {
  /// Where two lists of actions differ first; `nil` where they do not.
  ///
  /// - Parameters:
  ///   - done: What the test did.
  ///   - recorded: What was recorded.
  /// - Returns: A sentence.
  package static func difference(
    _ done: [RecordedAction], _ recorded: [RecordedAction]
  ) -> String? {
    let place = zip(done, recorded).prefix { $0.doesTheSame(as: $1) }.count
    guard place < max(done.count, recorded.count) else { return nil }
    let now = place < done.count ? done[place].coveredTitle : "nothing more"
    let before = place < recorded.count ? recorded[place].coveredTitle : "nothing more"
    return "It does not do what was recorded: action \(place + 1) is \(now), and was \(before)."
  }
}
