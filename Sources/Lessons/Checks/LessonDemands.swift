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

  /// A line of the project's `pomelo.yml`.
  package struct ManifestLine: Hashable, Sendable {
    /// What it sets.
    package var key: String
    /// To what, as YAML.
    package var value: String

    /// A text as YAML.
    package static func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }

  /// The bundled example whose app is under test, or `Start`; `nil` for the course's.
  package var app: String?
  /// Lines of the project's `pomelo.yml` besides.
  package var manifest: [ManifestLine] = []
  /// The test that the explorer opens.
  package var opens: String?
  /// Identifiers of which it is counted how many lines depend on each.
  package var renames: [String] = []
  /// Wrong apps of which it is counted how many are noticed.
  package var mutants: [LessonMutant] = []
  /// What each step asks for, in order.
  package var steps: [Step] = []
  /// Other solutions.
  package var variants: [LessonVariant] = []
}
