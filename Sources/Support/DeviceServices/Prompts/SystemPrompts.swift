import Synchronization

/// Takes prompts to the device's screen.
package final class SystemPrompts: Sendable {
  /// Shows a prompt.
  package typealias Presenter = @MainActor @Sendable (SystemPrompt) -> Void

  /// Takes a prompt away again, by its identifier.
  package typealias Withdrawer = @MainActor @Sendable (String) -> Void

  private let presenter = Mutex<Presenter?>(nil)
  private let withdrawer = Mutex<Withdrawer?>(nil)

  /// Sets who shows prompts.
  package func setPresenter(_ presenter: @escaping Presenter) {
    self.presenter.withLock { $0 = presenter }
  }

  /// Sets who takes prompts away before a person has answered.
  package func setWithdrawer(_ withdrawer: @escaping Withdrawer) {
    self.withdrawer.withLock { $0 = withdrawer }
  }

  /// Takes a prompt away that something else than a person has answered.
  ///
  /// - Parameter identifier: The prompt's; where none such shows, nothing happens.
  @MainActor
  package func withdraw(_ identifier: String) {
    withdrawer.withLock { $0 }?(identifier)
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
