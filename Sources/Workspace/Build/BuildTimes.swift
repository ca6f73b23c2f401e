import Foundation

/// How long the steps of a project's builds took when they were last done, in a file beside their
/// results.
///
/// It is there to tell a person how long a build takes: where it cannot be read or written, or says
/// what cannot be, nothing is known.
struct BuildTimes {
  /// A step that was done.
  private struct Entry: Codable {
    var seconds: Double
    /// How much was compiled.
    var bytes: Int

    var isPossible: Bool { (0...BuildTimes.longest).contains(seconds) && bytes >= 0 }
  }

  /// Seconds that no step takes.
  private static let longest = 86_400.0
  /// Bytes that the file has at most; no project has as many apps.
  private static let sizeLimit = 16 << 10
  /// How much longer, or shorter, a step is taken to be for other sources than the last time.
  private static let scale = 0.25...4

  private let path: String
  private var entries: [String: Entry] = [:]

  /// Reads the times in the folder of a project's builds.
  init(folder: String) {
    path = folder + "/times.json"
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Self.sizeLimit),
      let known = try? JSONDecoder().decode([String: Entry].self, from: data)
    else { return }
    entries = known.filter { $0.value.isPossible }
  }

  /// How long a step may take, and what follows it; `nil` where one of these was never done.
  ///
  /// - Parameters:
  ///   - step: The name of the step.
  ///   - plan: All steps of the build in their order, each with the bytes that it compiles.
  /// - Returns: The times.
  func time(of step: String, in plan: [(name: String, bytes: Int)]) -> BuildTime? {
    let times = plan.drop { $0.name != step }.map { expected($0.name, bytes: $0.bytes) }
    guard let own = times.first ?? nil, !times.contains(where: { $0 == nil }) else { return nil }
    return BuildTime(step: own, rest: times.dropFirst().compactMap(\.self).reduce(.zero, +))
  }

  private func expected(_ step: String, bytes: Int) -> Duration? {
    guard let entry = entries[step] else { return nil }
    let ratio = Double(max(1, bytes)) / Double(max(1, entry.bytes))
    return .seconds(
      entry.seconds * min(max(ratio, Self.scale.lowerBound), Self.scale.upperBound))
  }

  /// Keeps how long a step took.
  ///
  /// - Parameters:
  ///   - time: How long.
  ///   - step: The name of the step.
  ///   - plan: All steps of the build; what others took is forgotten.
  mutating func note(_ time: Duration, of step: String, in plan: [(name: String, bytes: Int)]) {
    let bytes = plan.first { $0.name == step }?.bytes ?? 0
    entries[step] = Entry(seconds: time / .seconds(1), bytes: bytes)
    let names = Set(plan.map(\.name))
    entries = entries.filter { names.contains($0.key) }
    guard let data = try? JSONEncoder().encode(entries), data.count <= Self.sizeLimit else {
      return
    }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
