/// What uses what, with one node for each member and each type that it is used on.
///
/// A method that a base class or a protocol's extension declares means something else on each type
/// that inherits it, as it calls what that type overrides. So `exists` of a login page and `exists`
/// of a list are two nodes, though one declaration.
package struct CodeGraph: Codable, Hashable, Sendable {
  /// A member on a type.
  package struct Node: Codable, Hashable, Sendable {
    /// Id of the member.
    package var member: String
    /// The test that it is, for a node of a test class: `Class/method`.
    package var test: String?
    /// Nodes it uses.
    package var uses: [Int]
    /// Nodes it may use: what subtypes of a receiver make of a call.
    package var mayUse: [Int]

    /// Creates a node.
    package init(member: String, test: String? = nil, uses: [Int] = [], mayUse: [Int] = []) {
      self.member = member
      self.test = test
      self.uses = uses
      self.mayUse = mayUse
    }
  }

  /// The nodes; edges are positions in this list.
  package var nodes: [Node]

  /// Creates a graph.
  package init(nodes: [Node] = []) {
    self.nodes = nodes
  }
}
