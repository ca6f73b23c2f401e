/// Code that is being compiled.
struct PendingCode: Hashable, Sendable {
  var code: String
}
