/// Something that can be folded.
enum Fold: Hashable, Sendable {
  case page(String)
  case step(Int)
  case section(String)
}
