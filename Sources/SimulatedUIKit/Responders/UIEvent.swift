/// What has happened to a device; apps made of SwiftUI see none.
@MainActor @preconcurrency
open class UIEvent {
  /// Creates an event of no kind.
  public init() {}
}
