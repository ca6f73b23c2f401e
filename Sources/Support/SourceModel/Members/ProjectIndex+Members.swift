extension ProjectIndex {
  /// The member of an id.
  package func member(_ id: String) -> CodeMember? {
    members.first { $0.id == id }
  }

  /// The members that use one, directly or through others, in the order of the sources.
  ///
  /// - Parameter id: Id of the member.
  /// - Returns: The members that do for certain, without the one asked for.
  package func callers(of id: String) -> [CodeMember] {
    let found = graph.callers(of: [id]).members
    return members.filter { $0.id != id && found.contains($0.id) }
  }

  /// The members that one uses, directly or through others, in the order of the sources.
  ///
  /// - Parameter id: Id of the member; of a test also `Class/method`, for what it does on that class.
  /// - Returns: The members that it uses for certain, without the one asked for.
  package func reachable(from id: String) -> [CodeMember] {
    let reach = id.contains("/") ? graph.reachable(fromTest: id) : graph.reachable(from: [id])
    return members.filter { $0.id != id && reach.members.contains($0.id) }
  }
}
