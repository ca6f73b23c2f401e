/// The view of a node, in the one form that it is used in.
///
/// A view behind a protocol lies in a box. To make another form of it would copy all that it holds.
@MainActor enum NodeView {
  /// A view that the library itself updates.
  case primitive(any PrimitiveView)
  /// A view that consists of others, such as one of the app's own.
  case composite(any View)

  /// Keeps a view.
  init<Content: View>(_ view: Content) {
    // Comparing types first: a cast that fails searches all loaded libraries for a conformance.
    if Content.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      self = .primitive(primitive)
    } else {
      self = .composite(view)
    }
  }

  /// The view, if the library itself updates it.
  var primitive: (any PrimitiveView)? {
    if case .primitive(let view) = self { view } else { nil }
  }

  /// The view.
  var view: any View {
    switch self {
    case .primitive(let view): view
    case .composite(let view): view
    }
  }

  /// Whether a view of the same type is the same, so that it need not be evaluated.
  func isSame<Content: View>(as view: Content) -> Bool {
    switch self {
    case .primitive(let old): ValueComparison.areSame(old, as: view)
    case .composite(let old): ValueComparison.areSame(old, as: view)
    }
  }
}
