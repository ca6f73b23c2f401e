/// What an index is made in, one after the other; each looks at all sources.
package enum IndexStep: Int, CaseIterable, Sendable {
  /// The sources are parsed, and their types and functions collected.
  case declarations
  /// Pages, use cases and tests are read.
  case pages
  /// What code calls what is found out.
  case calls
  /// Where pages lead is found out.
  case navigation
  /// What can be called by hand is listed.
  case callables
}
