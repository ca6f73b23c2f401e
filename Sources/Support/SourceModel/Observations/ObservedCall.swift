/// A call in the person's test sources that a run was seen to make.
///
/// Only calls during which something happened are seen: an action, a read, a wait, an assertion.
package struct ObservedCall: Codable, Hashable, Sendable {
  /// The type whose method it is, such as `SignInViewPage`; empty for a function outside types.
  package var type: String
  /// The method with its labels, such as `typeEmail(_:)`; a computed property without parentheses.
  package var method: String
  /// The first line within the method at which something happened.
  package var location: SourceLocation
  /// The line of the call, which is in the caller; `nil` for the test method itself.
  package var caller: SourceLocation?
  /// How many calls it stands within, 0 for the test method or what is around it.
  package var depth: Int
  /// Virtual seconds since the test began, when something happened in it first.
  package var time: Double
  /// Whether something failed in it; `nil` where nothing did, and in observations of former versions.
  package var hasFailed: Bool?

  /// Creates a description of a call.
  package init(
    type: String, method: String, location: SourceLocation, caller: SourceLocation?, depth: Int,
    time: Double
  ) {
    self.type = type
    self.method = method
    self.location = location
    self.caller = caller
    self.depth = depth
    self.time = time
  }

  /// `Type.method`, as steps and members name it.
  package var name: String { type.isEmpty ? method : "\(type).\(method)" }
}
