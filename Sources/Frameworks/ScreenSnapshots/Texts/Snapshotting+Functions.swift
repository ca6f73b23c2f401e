extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of each value that there is, a line of a table for each.
  ///
  /// - Parameter witness: How results are written.
  /// - Returns: A strategy for functions.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> A) in
      Async.all(
        Value.allCases.map { input in
          witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
        }
      ).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
