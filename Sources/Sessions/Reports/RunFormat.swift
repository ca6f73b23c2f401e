/// How `pomelo run` prints what happens.
package enum RunFormat: String, CaseIterable, Sendable {
  /// Text for people.
  case text
  /// One JSON object a line.
  case json
  /// What `xcodebuild test` prints, for tools that read it.
  case xctest
}
