/// Why a node is evaluated.
enum EvaluationCause {
  /// There was no such node before.
  case new
  /// Something that the node keeps or reads has changed.
  case asked
  /// Its view or what it inherits has changed; the view was this before.
  case changed(from: any View)

  /// Whether there was no such node before.
  var isNew: Bool { if case .new = self { true } else { false } }
}
