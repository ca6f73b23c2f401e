/// What a stage says of one reference.
package struct StageEntry: Codable, Hashable, Sendable {
  /// Bytes of a reference at most.
  static let limit = 64 << 20

  /// What it holds; `nil` where the branch has no such reference any more.
  package var object: ObjectName?
  /// Its bytes.
  package var size: Int
  /// What the base had for it when it was uploaded; `nil` where there was nothing.
  ///
  /// Something else in
  /// the base later is a change that whoever uploaded this has not seen.
  package var over: ObjectName?

  /// Creates an entry.
  package init(object: ObjectName?, size: Int, over: ObjectName? = nil) {
    (self.object, self.size, self.over) = (object, size, over)
  }
}
