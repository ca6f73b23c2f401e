import SourceModel

/// A method that does what was done.
struct MethodMatch {
  /// The method.
  var method: MethodDeeds
  /// What its arguments must be.
  var values: [DeedArgument: String]
  /// Arguments that are not given: what asks for them was not done.
  var absent: Set<DeedArgument> = []
  /// How many actions it does.
  var count: Int
}
