/// Why a node is evaluated.
enum EvaluationCause {
  /// There was no such node before.
  case new
  /// State that belongs to the node, or that its body has read, has changed.
  case asked
  /// The node above has handed down another value of the view, or another environment. The payload
  /// is the view as it was before.
  case changed(from: NodeView)

  /// Whether there was no such node before.
  var isNew: Bool { if case .new = self { true } else { false } }
}
