/// What an activity is about: what never changes of it, and a type for what does.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while the activity goes on.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
