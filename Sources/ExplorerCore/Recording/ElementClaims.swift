import ElementModel
import Foundation
import SessionProtocol

/// What can be asserted of an element: what has just changed first, what may be otherwise last.
enum ElementClaims {
  /// Something that can be asserted.
  struct Item: Hashable, Sendable {
    var claim: HandClaim
    /// The text that it would be compared with.
    var text: String?
    /// Whether it was otherwise before the latest thing that was done.
    var isNews = false
    /// Why it may be otherwise in another run; a guess.
    var doubt: Doubt?
  }

  /// What a text looks like that other runs may show otherwise.
  enum Doubt: Hashable, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A number that nobody chose.
    case identity
  }

  /// Elements that were there before and are named as gone, at most.
  private static let limit = 12

  /// What can be asserted.
  ///
  /// - Parameters:
  ///   - element: The element; nil where none is selected.
  ///   - now: What the app shows.
  ///   - former: What it showed before the latest thing that was done.
  /// - Returns: The claims, those that fit best first.
  static func items(of element: Int?, on now: ElementTree, after former: ElementTree) -> [Item] {
    let own =
      element.flatMap { now.element(withID: $0) }
      .map { items(of: $0, former.element(withID: $0.id)) } ?? []
    return own.filter { $0.doubt == nil && $0.isNews }
      + own.filter { $0.doubt == nil && !$0.isNews }
      + gone(from: former, now) + own.filter { $0.doubt != nil }
  }

  private static func items(of element: Element, _ former: Element?) -> [Item] {
    let name = element.handTitle
    func item(_ kind: HandClaim.Kind, _ text: String? = nil, isNews: Bool) -> Item {
      Item(
        claim: HandClaim(kind, of: element.id, named: name), text: text, isNews: isNews,
        doubt: text.flatMap(doubt))
    }
    var items = [item(.exists, isNews: former == nil)]
    // A label that names the element says no more than that it is there.
    if !element.label.isEmpty {
      items.append(
        item(.label, element.label, isNews: former.map { $0.label != element.label } ?? false))
    }
    if element.type != .secureTextField, let value = element.value, !value.isEmpty {
      items.append(item(.value, value, isNews: former.map { $0.value != value } ?? false))
    }
    items.append(
      item(
        element.isEnabled ? .enabled : .disabled,
        isNews: former.map { $0.isEnabled != element.isEnabled } ?? false))
    let isSelectionNews = former.map { $0.isSelected != element.isSelected } ?? false
    if element.isSelected || isSelectionNews {
      items.append(item(element.isSelected ? .selected : .unselected, isNews: isSelectionNews))
    }
    if element.isHittable {
      items.append(item(.hittable, isNews: former.map { !$0.isHittable } ?? false))
    }
    return items
  }

  /// What was there before and is not any more.
  private static func gone(from former: ElementTree, _ now: ElementTree) -> [Item] {
    former.elements.dropFirst().filter { element in
      !(element.identifier.isEmpty && element.label.isEmpty)
        && now.element(withID: element.id) == nil
    }
    .prefix(limit).map { element in
      Item(claim: HandClaim(.gone, of: element.id, named: element.handTitle), isNews: true)
    }
  }

  /// Why a text may be otherwise in another run, as far as its form tells.
  static func doubt(of text: String) -> Doubt? {
    if text.contains(/\b\d{1,2}:\d{2}\b/) { return .time }
    if text.contains(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[\/.]\d{1,2}[\/.]\d{2,4}\b/) { return .date }
    if text.contains(/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}/) { return .identity }
    return nil
  }
}
