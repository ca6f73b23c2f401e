/// Something that the system puts to the person in an app's name, such as a payment.
package struct SystemPrompt: Sendable {
  /// What it looks like.
  package enum Style: Sendable {
    /// A box in the middle of the screen.
    case alert
    /// A sheet that comes from below.
    case sheet
  }

  /// One of the answers.
  package struct Button: Sendable {
    /// What it says.
    package let label: String
    /// What tests may call it besides; empty for nothing.
    package let identifier: String
    /// What follows, once the prompt is gone.
    package let action: @MainActor @Sendable () -> Void

    /// Creates an answer.
    package init(
      _ label: String, identifier: String = "",
      action: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.label = label
      self.identifier = identifier
      self.action = action
    }
  }

  /// Stands for the app's name in titles and lines, which the device knows.
  package static let appName = "{app name}"

  /// What whoever shows it takes it back by; empty where only a person ends it.
  package var identifier: String
  /// Bundle identifier of the app that it speaks for.
  package var app: String
  /// What it looks like.
  package var style: Style
  /// The first line.
  package var title: String
  /// Further lines; none is empty.
  package var lines: [String]
  /// The answers, in their order.
  package var buttons: [Button]

  /// Creates a prompt.
  package init(
    identifier: String = "", app: String, style: Style = .alert, title: String,
    lines: [String] = [], buttons: [Button]
  ) {
    self.identifier = identifier
    self.app = app
    self.style = style
    self.title = title
    self.lines = lines
    self.buttons = buttons
  }
}
