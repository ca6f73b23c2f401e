public import Foundation

/// In which way descriptors of an order compare texts.
public enum _TextOrder: Sendable {
  /// As persons expect it: numbers by their value, letters whatever their case.
  case localizedStandard
  /// As the device's language has it.
  case localized
  /// By code points.
  case lexical
}

extension SortDescriptor {
  /// Orders by a text, as persons expect it.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _TextOrder.localizedStandard, order: order)
  }

  /// Orders by a text that there may be none of, as persons expect it.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _TextOrder.localizedStandard, order: order)
  }

  /// Orders by a text.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: _TextOrder, order: SortOrder = .forward
  ) {
    switch comparator {
    case .lexical:
      self.init(keyPath, comparator: String.StandardComparator.lexical, order: order)
    case .localizedStandard, .localized:
      self.init(sendable(keyPath.appending(path: \._standard)), order: order)
    }
  }

  /// Orders by a text that there may be none of.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable,
    comparator: _TextOrder, order: SortOrder = .forward
  ) {
    switch comparator {
    case .lexical:
      self.init(keyPath, comparator: String.StandardComparator.lexical, order: order)
    case .localizedStandard, .localized:
      self.init(sendable(keyPath.appending(path: \._standard)), order: order)
    }
  }
}

/// A path that was put together from two that may be sent, and so may be sent too.
///
/// Its type does not say so. The protocol has no requirements: both types are the same to the machine.
private func sendable<Root, Value>(
  _ path: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// Compares texts in the order in which persons expect them.
public struct _StandardTextComparator: SortComparator, Hashable {
  /// Which way.
  public var order: SortOrder

  /// Compares two texts.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = left._standard.compared(with: right._standard)
    switch (order, result) {
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    default: return result
    }
  }
}

extension KeyPathComparator {
  /// Orders by a text.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward
  ) { self.init(keyPath, comparator: _StandardTextComparator(order: order), order: order) }
}
