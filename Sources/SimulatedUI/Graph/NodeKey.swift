/// What tells the children of a node apart: their place, an explicit identity, or a role.
package enum NodeKey: Hashable {
  /// A place in the view's structure.
  case index(Int)
  /// An explicit identity; the number separates equal ones.
  case id(AnyHashable, Int)
  /// A part of a control, such as its label.
  case role(Role)

  /// The parts a control may keep nodes for.
  package enum Role: Hashable {
    case content, label, header, footer, actions, message, background, overlay, presented, tabItem
  }
}
