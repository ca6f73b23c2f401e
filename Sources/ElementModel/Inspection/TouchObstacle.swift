import Foundation

/// Why a finger cannot reach an element: why `isHittable` is false.
///
/// Being disabled is no reason: a touch reaches a disabled button, which does nothing.
package enum TouchObstacle: Hashable, Sendable {
  /// The app is not in front: something of the system covers it, or another app does.
  case notInFront
  /// It has no size.
  case noSize
  /// It is outside the screen.
  case offScreen
  /// It is scrolled out of what shows it.
  case scrolledAway(container: Int)
  /// An element with this identity is over it.
  case covered(by: Int)
  /// None of these, as far as the screen tells.
  case unknown

  /// Finds out why an element cannot be touched; `nil` when it can.
  ///
  /// - Parameters:
  ///   - index: Its position.
  ///   - tree: What the app shows.
  package init?(ofElementAt index: Int, in tree: ElementTree) {
    let element = tree.elements[index]
    guard !element.isHittable else { return nil }
    if !tree.elements.contains(where: \.isHittable) {
      self = .notInFront
    } else if element.frame.width <= 0 || element.frame.height <= 0 {
      self = .noSize
    } else {
      self = Self.place(of: index, in: tree)
    }
  }

  private static func place(of index: Int, in tree: ElementTree) -> TouchObstacle {
    let element = tree.elements[index]
    let path = tree.path(to: index)
    var visible = element.frame
    if let screen = tree.application?.frame, !screen.isEmpty {
      visible = visible.intersection(screen)
      if visible.isNull || visible.isEmpty { return .offScreen }
    }
    for above in path.dropLast().reversed() where tree.elements[above].type.scrolls {
      let part = visible.intersection(tree.elements[above].frame)
      if part.isNull || part.isEmpty {
        return .scrolledAway(container: tree.elements[above].id)
      }
      visible = part
    }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    // What comes later in the tree is drawn over what comes before; what is nearest to the top and
    // largest says most: an alert rather than its title.
    let below = tree.descendants(of: index)
    let later = tree.elements.indices.filter { $0 > index && !below.contains($0) }
    let covers = later.filter { tree.elements[$0].frame.contains(middle) }
    // An alert takes all touches, however little of the screen it covers itself.
    let cover =
      covers.first { tree.elements[$0].covers }
      ?? later.first { tree.elements[$0].takesAllTouches } ?? covers.last
    return cover.map { .covered(by: tree.elements[$0].id) } ?? .unknown
  }

  /// The reason in a sentence.
  ///
  /// - Parameter tree: What the app shows, for the names of elements.
  /// - Returns: The sentence.
  package func text(in tree: ElementTree) -> String {
    func name(_ id: Int) -> String {
      guard let element = tree.element(withID: id) else { return "another element" }
      return element.isNamelessSheet ? "A sheet" : element.name
    }
    switch self {
    case .notInFront: return "The app is not in front: the system or another app is over it."
    case .noSize: return "It has no size."
    case .offScreen: return "It is outside the screen."
    case .scrolledAway(let container): return "It is scrolled out of \(name(container))."
    case .covered(let cover): return "\(name(cover)) is over it."
    case .unknown: return "Nothing on the screen says why; it may be transparent to touches."
    }
  }
}

extension ElementType {
  /// Whether elements of the type show a part of what is in them.
  fileprivate var scrolls: Bool {
    switch self {
    case .scrollView, .table, .collectionView, .outline, .webView, .map: true
    default: false
    }
  }
}

extension Element {
  /// Whether it is what SwiftUI presents as a sheet, which has neither a name nor a type of its own.
  package var isNamelessSheet: Bool {
    traits.contains(.modal) && type == .other && label.isEmpty && identifier.isEmpty
  }

  /// Whether nothing beside it can be touched while it is there.
  fileprivate var takesAllTouches: Bool { traits.contains(.modal) || type == .alert }

  /// Whether it is what people name when it is in the way: an alert, a sheet, a keyboard.
  package var covers: Bool {
    if traits.contains(.modal) { return true }
    switch type {
    case .alert, .sheet, .keyboard, .popover, .dialog, .menu, .drawer: return true
    default: return false
    }
  }
}
