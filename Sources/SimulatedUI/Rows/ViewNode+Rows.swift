extension ViewNode {
  /// The lazy container whose rows the node's items are.
  var rows: LazyRows? { container as? LazyRows }

  /// The lazy container that the node is.
  var ownRows: LazyRows? {
    get { ownContainer as? LazyRows }
    set { ownContainer = newValue }
  }
}
