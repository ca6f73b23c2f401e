import Testing

/// All tests of the whole program, in two halves that run side by side.
///
/// Each half runs one test after the other: a test keeps a processor busy by itself, and a project
/// that one of them has compiled is there for the next.
enum EndToEnd {
  /// What a person does with the program: its commands, the explorer, a terminal.
  @Suite(.serialized) enum Program {}

  /// Suites of many makes, compiled and run.
  @Suite(.serialized) enum Suites {}
}
