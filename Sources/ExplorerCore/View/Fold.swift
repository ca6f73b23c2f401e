/// Something that can be folded.
enum Fold: Hashable, Sendable {
  case page(String)
  case step(Int)
  case section(String)
  /// What is beside the point, until a person asks for it.
  case aside(String)
  /// A class of tests, or what classes are grouped by.
  case tests(String)

  /// Whether it is open unless a person has folded it.
  var isOpenAtFirst: Bool { if case .aside = self { false } else { true } }
}
