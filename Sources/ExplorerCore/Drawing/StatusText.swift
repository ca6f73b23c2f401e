/// A text at the bottom with what it means.
struct StatusText: Hashable, Sendable {
  var text: String
  var role: Role
}
