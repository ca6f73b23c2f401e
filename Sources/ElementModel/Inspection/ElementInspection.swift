package import Foundation
import PredicateLanguage

/// Everything there is to say about one element of a screen.
package struct ElementInspection: Hashable, Sendable {
  /// A named attribute, as text.
  package struct Attribute: Hashable, Sendable {
    /// Its name, as of XCUITest.
    package var name: String
    /// Its value; texts in quotes.
    package var value: String
  }

  /// The element.
  package var element: Element
  /// Its attributes in a fixed order.
  package var attributes: [Attribute]
  /// Why it cannot be touched; `nil` when it can.
  package var obstacle: TouchObstacle?
  /// The elements above it, the app first.
  package var path: [Int]

  /// Looks an element up; nothing when it is not there.
  ///
  /// - Parameters:
  ///   - id: Its identity.
  ///   - tree: What the app shows.
  package init?(ofElementWithID id: Int, in tree: ElementTree) {
    guard let index = tree.index(ofElementWithID: id) else { return nil }
    element = tree.elements[index]
    attributes = Self.attributes(of: element)
    obstacle = TouchObstacle(ofElementAt: index, in: tree)
    path = tree.path(to: index).dropLast().map { tree.elements[$0].id }
  }

  private static func attributes(of element: Element) -> [Attribute] {
    func quoted(_ text: String?) -> String { text?.quotedForPredicate ?? "nil" }
    let traits = element.traits.names
    let graph = element.appearance?.audioGraph.map {
      [Attribute(name: "audio graph", value: quoted($0))]
    }
    return [
      Attribute(name: "elementType", value: ".\(element.type)"),
      Attribute(name: "identifier", value: quoted(element.identifier)),
      Attribute(name: "label", value: quoted(element.label)),
      Attribute(name: "title", value: quoted(element.title)),
      Attribute(name: "value", value: quoted(element.value)),
      Attribute(name: "placeholderValue", value: quoted(element.placeholderValue)),
      Attribute(name: "frame", value: ExpressionValue.rect(element.frame).description),
      Attribute(name: "exists", value: "true"),
      Attribute(name: "isHittable", value: "\(element.isHittable)"),
      Attribute(name: "isEnabled", value: "\(element.isEnabled)"),
      Attribute(name: "isSelected", value: "\(element.isSelected)"),
      Attribute(name: "hasFocus", value: "\(element.hasFocus)"),
      Attribute(name: "traits", value: traits.isEmpty ? "none" : traits.joined(separator: ", ")),
    ] + (graph ?? [])
  }
}

extension ElementTraits {
  /// The names of the traits.
  fileprivate var names: [String] {
    let all: [(ElementTraits, String)] = [
      (.header, "header"), (.backButton, "back button"), (.disclosure, "disclosure"),
      (.destructive, "destructive"), (.cancel, "cancel"), (.prominent, "prominent"),
      (.modal, "modal"), (.mainWindow, "main window"), (.secondary, "secondary"),
      (.large, "large"), (.opaque, "opaque"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
