/// Code that does not compile.
struct CodeFailure: Hashable, Sendable {
  var code: String
  var problems: [CodeProblem]
}
