/// One of the views that a layout places.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let item: LayoutItem
  let log: PlacementLog

  /// The value that the view hands over, by its key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    return isolated { $0.layoutValues[id] } as? Key.Value ?? Key.defaultValue
  }

  /// How early the view wants space.
  public var priority: Double { isolated { $0.stackPriority } }

  /// How much space the view wants around it.
  public var spacing: ViewSpacing { isolated { ViewSpacing(isEmpty: $0.isSpacer) } }

  /// The size that the view takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isolated { $0.size(for: ProposedSize(proposal)) }
  }

  /// Size and alignment guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    isolated { item in
      let offer = ProposedSize(proposal)
      return ViewDimensions(item, size: item.size(for: offer), proposal: offer)
    }
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the bounds that the layout was given.
  ///   - anchor: The point of the view that is placed there.
  ///   - proposal: What the view takes its size of.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    isolated { item in
      let offer = ProposedSize(proposal)
      let size = item.size(for: offer)
      let origin = CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      log.placed.insert(ObjectIdentifier(item))
      item.place(in: CGRect(origin: origin, size: size), proposal: offer)
    }
  }

  /// Whether two values stand for the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.item === right.item
  }

  /// Layouts run where views are laid out, though they do not say so.
  private func isolated<Result>(_ body: @MainActor (LayoutItem) -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
      MainActor.assumeIsolated { result = body(item) }
    }
    guard let result else { preconditionFailure("The body has run.") }
    return result
  }
}

/// Which views a layout has placed.
final class PlacementLog: @unchecked Sendable {
  var placed: Set<ObjectIdentifier> = []
}
