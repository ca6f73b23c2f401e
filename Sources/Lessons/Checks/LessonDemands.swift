/// What a lesson's `Checks.yml` says.
package struct LessonDemands: Hashable, Sendable {
  /// What one step asks for.
  package struct Step: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Commands of the explorer that solve it; none for one that is solved in the editor.
    package var commands: [String]
    /// What it asks for.
    package var checks: [LessonCheck]
    /// Its line in the file.
    package var line: Int
  }

  /// The bundled example whose app is under test, or `Start`; `nil` for the course's.
  package var app: String?
  /// Lines of the project's `pomelo.yml` besides.
  package var manifest: [(key: String, value: String)] {
    zip(manifestKeys, manifestValues).map { ($0, $1) }
  }
  private var manifestKeys: [String]
  private var manifestValues: [String]
  /// The test that the explorer opens.
  package var opens: String?
  /// Identifiers of which it is counted how many lines depend on each.
  package var renames: [String]
  /// Wrong apps of which it is counted how many are noticed.
  package var mutants: [LessonMutant]
  /// What each step asks for, in order.
  package var steps: [Step]
  /// Other solutions.
  package var variants: [LessonVariant]

  init(
    app: String?, manifest: [(key: String, value: String)], opens: String?, renames: [String],
    mutants: [LessonMutant], steps: [Step], variants: [LessonVariant]
  ) {
    self.app = app
    manifestKeys = manifest.map(\.key)
    manifestValues = manifest.map(\.value)
    self.opens = opens
    self.renames = renames
    self.mutants = mutants
    self.steps = steps
    self.variants = variants
  }
  /// Takes lines of a manifest.
  mutating func setManifest(_ lines: [(key: String, value: String)]) {
    manifestKeys = lines.map(\.key)
    manifestValues = lines.map(\.value)
  }
}
