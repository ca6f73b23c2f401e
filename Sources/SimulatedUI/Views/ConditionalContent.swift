/// One of two views, depending on a condition; the state of the other branch is dropped.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Content {
    case first(First)
    case second(Second)
  }

  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    switch content {
    case .first(let view): node.updateChild(.index(0), view)
    case .second(let view): node.updateChild(.index(1), view)
    }
  }
}

extension _ConditionalContent: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension _ConditionalContent: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (content, other.content) {
    case (.first(let left), .first(let right)): ValueComparison.areSame(left, right)
    case (.second(let left), .second(let right)): ValueComparison.areSame(left, right)
    default: false
    }
  }
}

extension _ConditionalContent: ViewList {}
