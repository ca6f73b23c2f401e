import ElementModel
import Foundation
import Pictures

/// Finds out what of a screen is different, by what two pictures were drawn from.
package struct MarkComparison {
  private let old: SnapshotMark
  private let new: SnapshotMark
  private var changes: [ElementChange] = []

  private init(_ old: SnapshotMark, _ new: SnapshotMark) { (self.old, self.new) = (old, new) }

  /// What is different.
  ///
  /// - Parameters:
  ///   - old: The mark of the reference.
  ///   - new: That of the new picture.
  /// - Returns: The differences, in the order of the screen; none where both were drawn from the same.
  package static func changes(from old: SnapshotMark, to new: SnapshotMark) -> [ElementChange] {
    guard !old.tree.isEmpty, !new.tree.isEmpty else { return [] }
    var comparison = MarkComparison(old, new)
    comparison.compare(0, 0, shift: .zero)
    comparison.comparePaints(-1, -1, name: "The screen")
    return comparison.changes
  }

  /// Compares an element and all that is in it; what it is in has moved by a shift.
  private mutating func compare(_ before: Int, _ after: Int, shift: CGPoint) {
    let (one, two) = (old.tree.elements[before], new.tree.elements[after])
    let name = two.changeName
    let moved = CGPoint(
      x: two.frame.minX - one.frame.minX, y: two.frame.minY - one.frame.minY)
    let own = CGPoint(x: moved.x - shift.x, y: moved.y - shift.y)
    if abs(own.x) >= 0.05 || abs(own.y) >= 0.05 {
      changes.append(
        ElementChange(name, .moved(right: rounded(own.x), down: rounded(own.y))))
    }
    let (from, to) = (one.frame.size, two.frame.size)
    if abs(from.width - to.width) >= 0.05 || abs(from.height - to.height) >= 0.05 {
      changes.append(ElementChange(name, .resized(from: from, to: to)))
    }
    compareTexts(one, two, name)
    compareLooks(one, two, name)
    comparePaints(before, after, name: name)
    compareChildren(of: before, after, shift: moved)
  }

  private func rounded(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 }

  private mutating func compareTexts(_ one: Element, _ two: Element, _ name: String) {
    for (attribute, before, after) in [
      ("label", one.label, two.label), ("value", one.value ?? "", two.value ?? ""),
      ("placeholder", one.placeholderValue ?? "", two.placeholderValue ?? ""),
      ("identifier", one.identifier, two.identifier),
    ] where before != after {
      changes.append(
        ElementChange(name, .text(attribute: attribute, from: before, to: after)))
    }
  }

  private mutating func compareLooks(_ one: Element, _ two: Element, _ name: String) {
    let (was, now) = (one.appearance, two.appearance)
    let looks: [(attribute: String, before: String, after: String)] = [
      ("enabled", "\(one.isEnabled)", "\(two.isEnabled)"),
      ("selected", "\(one.isSelected)", "\(two.isSelected)"),
      ("colour", was?.foreground?.hex ?? "-", now?.foreground?.hex ?? "-"),
      ("background", was?.background?.hex ?? "-", now?.background?.hex ?? "-"),
      ("symbol", was?.symbol ?? "-", now?.symbol ?? "-"),
      ("style", was?.style?.rawValue ?? "-", now?.style?.rawValue ?? "-"),
      ("badge", was?.badge ?? "-", now?.badge ?? "-"),
      ("filled", was?.fraction.map { "\($0)" } ?? "-", now?.fraction.map { "\($0)" } ?? "-"),
    ]
    for (attribute, before, after) in looks where before != after {
      changes.append(
        ElementChange(name, .look(attribute: attribute, from: before, to: after)))
    }
  }

  /// Compares how an element is drawn, by the steps that are its own.
  private mutating func comparePaints(_ before: Int, _ after: Int, name: String) {
    let was = old.paints.filter { $0.element == before }
    let now = new.paints.filter { $0.element == after }
    for kind in Set((was + now).map(\.kind)).sorted() {
      let (one, two) = (was.looks(of: kind), now.looks(of: kind))
      if one == two { continue }
      let (gone, come) = (one.without(two), two.without(one))
      if gone.isEmpty, come.isEmpty {
        changes.append(ElementChange(name, .reordered))
        continue
      }
      changes.append(
        ElementChange(
          name,
          .look(
            attribute: kind, from: gone.isEmpty ? "-" : gone.joined(separator: ", "),
            to: come.isEmpty ? "-" : come.joined(separator: ", "))))
    }
  }

  private mutating func compareChildren(of before: Int, _ after: Int, shift: CGPoint) {
    let (were, are) = (old.tree.children(of: before), new.tree.children(of: after))
    let pairs = ElementPairs(old.tree, were, new.tree, are)
    for place in were where pairs.new(for: place) == nil {
      changes.append(ElementChange(old.tree.elements[place].changeName, .removed))
    }
    var last = -1
    for place in are {
      guard let former = pairs.old(for: place) else {
        changes.append(ElementChange(new.tree.elements[place].changeName, .added))
        continue
      }
      if former < last {
        changes.append(ElementChange(new.tree.elements[place].changeName, .reordered))
      }
      last = max(last, former)
      compare(former, place, shift: shift)
    }
  }
}

extension [PaintLine] {
  fileprivate func looks(of kind: String) -> [String] { filter { $0.kind == kind }.map(\.look) }
}

extension [String] {
  /// Those that are not among others, each as often as it is missing there.
  fileprivate func without(_ others: [String]) -> [String] {
    var rest = others
    return filter { text in
      guard let place = rest.firstIndex(of: text) else { return true }
      rest.remove(at: place)
      return false
    }
  }
}

extension ElementColor {
  fileprivate var hex: String { PictureColor(red: red, green: green, blue: blue).hex }
}

extension Element {
  /// Its kind and what it is called, such as `Button 'Sign in'`.
  fileprivate var changeName: String {
    let kind = type.name.prefix(1).uppercased() + type.name.dropFirst()
    let name = [label, identifier, placeholderValue ?? ""].first { !$0.isEmpty }
    return name.map { "\(kind) '\($0)'" } ?? kind
  }
}
