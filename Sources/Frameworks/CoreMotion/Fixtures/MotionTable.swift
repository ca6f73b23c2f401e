import DeviceServices

/// What sensors tell, as a table in `Fixtures/CoreMotion`: lines of values with commas between, below a
/// line with their names, of which the first is `time`, in seconds since something began to be watched.
///
/// - `motion.csv`: `roll`, `pitch`, `yaw` (radians), `accelerationX`, `…Y`, `…Z` (without gravity),
///   `rotationX` and so on (radians a second).
/// - `pedometer.csv`: `steps`, `distance` (metres), `floorsAscended`, `floorsDescended`.
/// - `activity.csv`: `activity` (`walking`, `running`, `cycling`, `automotive`, `stationary`) and
///   `confidence` (`low`, `medium`, `high`).
/// - `altitude.csv`: `altitude` (metres) and `pressure` (kilopascals).
struct MotionTable: Sendable {
  /// A line of the table.
  struct Row: Sendable {
    /// Seconds since something began to be watched.
    let time: Double
    private let values: [String: String]

    init(_ names: [String], _ line: Substring) {
      let parts = line.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      values = Dictionary(zip(names, parts)) { first, _ in first }
      time = values["time"].flatMap { Double($0) } ?? 0
    }

    /// The number of a name; `nil` where there is none.
    func number(_ name: String) -> Double? { values[name].flatMap { Double($0) } }
    /// The text of a name.
    func text(_ name: String) -> String { values[name] ?? "" }
  }

  /// The lines, the earliest first.
  let rows: [Row]

  /// Reads a table; `nil` where there is none.
  ///
  /// - Parameter name: Its file without the ending.
  init?(_ name: String) {
    guard let text = DeviceFixtures.current.text(of: "CoreMotion/\(name).csv") else {
      DeviceServices.shared.notes.add(
        "CoreMotion: an app asked for the sensors of \(name), which the device has where a fixture "
          + "says what they tell. Put a table into Fixtures/CoreMotion/\(name).csv, below a line "
          + "of names that begins with “time”.")
      return nil
    }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let names = (lines.first ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    rows = lines.dropFirst().map { Row(names, $0) }
  }

  /// The line that holds at a time; the first one before its own time too.
  func row(at time: Double) -> Row? { rows.last { $0.time <= time } ?? rows.first }
}
