public import Foundation

/// Somebody who is told of the changes of a value, as long as this lives.
public final class NSKeyValueObservation: NSObject {
  /// The value.
  let keyPath: AnyKeyPath
  /// Reads the value; nil when its object is gone.
  let read: () -> Any?
  private var handler: ((_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void)?
  private let options: NSKeyValueObservingOptions

  init(
    of keyPath: AnyKeyPath, options: NSKeyValueObservingOptions,
    read: @escaping () -> Any?,
    handler: @escaping (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  ) {
    self.keyPath = keyPath
    self.options = options
    self.read = read
    self.handler = handler
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { handler = nil }

  /// Tells of a change what the observer wants to know of it.
  func tell(old: Any?, new: Any?, isPrior: Bool) {
    guard !isPrior || options.contains(.prior) else { return }
    handler?(
      options.contains(.old) ? old : nil, options.contains(.new) && !isPrior ? new : nil, isPrior)
  }
}
