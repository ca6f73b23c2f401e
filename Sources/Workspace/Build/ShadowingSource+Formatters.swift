extension ShadowingSource {
  /// For all: the words of date formatters, which Apple's systems declare as implicitly unwrapped, so
  /// that sources may say `monthSymbols!` and `monthSymbols ?? []`.
  static let formatters = """
    #if canImport(SimulatedFoundation)
      import SimulatedFoundation

      nonisolated extension Foundation.DateFormatter {
    \(lists.map { property($0, "[Swift.String]", empty: "[]") }.joined(separator: "\n"))
    \(["am", "pm"].map { property("\($0)Symbol", "Swift.String", empty: "\"\"") }.joined(separator: "\n"))
      }
    #endif

    """

  private static let lists =
    [
      "month", "shortMonth", "veryShortMonth", "standaloneMonth", "shortStandaloneMonth",
      "veryShortStandaloneMonth", "weekday", "shortWeekday", "veryShortWeekday",
      "standaloneWeekday", "shortStandaloneWeekday", "veryShortStandaloneWeekday", "quarter",
      "shortQuarter", "standaloneQuarter", "shortStandaloneQuarter", "era", "longEra",
    ].map { "\($0)Symbols" }

  private static func property(_ name: String, _ type: String, empty: String) -> String {
    """
        var \(name): \(type)! {
          get { self[keyPath: SimulatedFoundation._DateSymbols.\(name)] }
          set { self[keyPath: SimulatedFoundation._DateSymbols.\(name)] = newValue ?? \(empty) }
        }
    """
  }
}
