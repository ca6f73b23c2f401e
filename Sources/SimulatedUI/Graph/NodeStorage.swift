/// What a node keeps on behalf of its view from update to update.
struct NodeStorage {
  /// Storage of the view's dynamic properties, in order of declaration.
  var slots: [Int: AnyObject] = [:]
  /// What a primitive view keeps.
  var own: AnyObject?
  /// What parts of a control keep, by the names of the parts.
  var parts: [String: AnyObject] = [:]
  /// What is to happen when the node goes while the app goes on.
  var ending: (() -> Void)?
  /// Identities of the parts that are elements of their own.
  var partIDs: [String: Int] = [:]
}
