public import Foundation

/// Changes of layers that show at once; they always do here.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins.
  open class func begin() { completions.append(nil) }

  /// Ends; whoever waits for the end is told on the main queue.
  open class func commit() {
    guard let completion = completions.popLast() ?? nil else { return }
    Task { @MainActor in completion() }
  }

  /// Has somebody told of the end.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { completions.append(nil) }
    completions[completions.count - 1] = block
  }

  /// Has changes go without a transition; they do.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets how long transitions take; there are none.
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Shows changes now.
  open class func flush() {}
}
