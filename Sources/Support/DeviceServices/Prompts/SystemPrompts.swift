import Synchronization

/// Takes prompts to the device's screen.
package final class SystemPrompts: Sendable {
  /// Shows a prompt.
  package typealias Presenter = @MainActor @Sendable (SystemPrompt) -> Void

  private let presenter = Mutex<Presenter?>(nil)

  /// Sets who shows prompts.
  package func setPresenter(_ presenter: @escaping Presenter) {
    self.presenter.withLock { $0 = presenter }
  }

  /// Shows a prompt.
  ///
  /// - Returns: Whether there is a screen that shows it.
  @MainActor
  package func present(_ prompt: SystemPrompt) -> Bool {
    guard let presenter = presenter.withLock({ $0 }) else { return false }
    presenter(prompt)
    return true
  }
}
