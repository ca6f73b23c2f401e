import SessionProtocol

extension TestResult {
  /// The result as one for each of its arguments; itself where there are none.
  ///
  /// For those who know tests without arguments only. What was printed stays with the first.
  var byArguments: [TestResult] {
    guard !cases.isEmpty else { return [self] }
    var told = 0..<0
    var parts = cases.enumerated().map { number, outcome in
      var part = self
      part.cases = []
      part.test = "\(test) [\(outcome.arguments)]"
      part.status = outcome.status
      part.reason = outcome.reason
      part.failures = Array(failures[outcome.failures.clamped(to: failures.indices)])
      part.moreFailures = 0
      part.virtualSeconds = outcome.duration
      if number > 0 { part.output = "" }
      told = told.lowerBound..<max(told.upperBound, outcome.failures.upperBound)
      return part
    }
    // What is about none of the arguments is told of the test itself.
    let rest = failures[told.clamped(to: failures.indices).upperBound...]
    guard !rest.isEmpty || moreFailures > 0 else { return parts }
    var part = self
    part.cases = []
    part.failures = Array(rest)
    part.output = ""
    part.virtualSeconds = 0
    parts.append(part)
    return parts
  }
}
