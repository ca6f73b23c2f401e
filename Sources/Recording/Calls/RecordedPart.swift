/// What a part of a recording becomes.
package enum RecordedPart: Hashable, Sendable {
  /// A call of the suite's.
  case call(RecordedCall)
  /// Code on `app`, for an action that no method does, by its place in the recording.
  case code(String, action: Int)
}
