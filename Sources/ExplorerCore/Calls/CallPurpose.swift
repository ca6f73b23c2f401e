/// What becomes of a call once its arguments are known.
enum CallPurpose: Hashable, Sendable {
  /// It is done at once.
  case run
  /// It becomes the last of the chain.
  case add
  /// It takes the place of one in the chain.
  case replace(Int)
}
