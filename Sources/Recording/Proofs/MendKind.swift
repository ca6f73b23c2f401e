package import ElementModel

/// What would make a saved test hold where it did not.
package enum MendKind: Hashable, Sendable {
  /// A wait is added before the line that failed.
  case wait
  /// An element is looked for in another way: what stood there, and what stands there now.
  case locator(former: String, SuggestedLocator.Basis, now: String)
}
