/// Tells the children of one node apart, so that each keeps its state when its siblings change.
package enum NodeKey: Hashable {
  /// A place in the view's structure.
  case index(Int)
  /// An identity that the app has given; the number counts siblings with the same one, from 0.
  case id(AnyHashable, Int)
  /// What the child is to a control, such as its label.
  case role(Role)

  /// The parts of a control that are views of the app.
  package enum Role: Hashable {
    case content, label, header, footer, actions, message, background, overlay, presented, tabItem
  }
}
