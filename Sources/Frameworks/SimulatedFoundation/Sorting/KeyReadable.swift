/// Objects whose properties are read by name.
package protocol KeyReadable {
  /// The value of a property; nil for nothing, and where there is none of that name.
  func readValue(forKey key: String) -> Any?
}
