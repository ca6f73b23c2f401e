package import TerminalModel

/// The styles a screen is drawn in; the explorer fills it from its theme.
package struct ScreenPalette: Hashable, Sendable {
  /// Ordinary text.
  package var text: Style
  /// Placeholders, secondary text and what lies under an alert.
  package var dim: Style
  /// Navigation titles and headers.
  package var title: Style
  /// Buttons, links and selected tabs.
  package var accent: Style
  /// Filled buttons.
  package var prominent: Style
  /// Buttons of destructive role.
  package var destructive: Style
  /// Frames of fields, alerts and sheets.
  package var border: Style
  /// The element under action.
  package var highlight: Style
  /// Whether the app's own colours are shown.
  package var showsColors: Bool

  /// Creates a palette.
  package init(
    text: Style, dim: Style, title: Style, accent: Style, prominent: Style, destructive: Style,
    border: Style, highlight: Style, showsColors: Bool = false
  ) {
    self.text = text
    self.dim = dim
    self.title = title
    self.accent = accent
    self.prominent = prominent
    self.destructive = destructive
    self.border = border
    self.highlight = highlight
    self.showsColors = showsColors
  }

  /// Attributes only, for terminals and files without colour.
  package static let monochrome = ScreenPalette(
    text: .plain, dim: Style(attributes: .dim), title: Style(attributes: .bold),
    accent: Style(attributes: .bold), prominent: Style(attributes: [.bold, .reverse]),
    destructive: Style(attributes: .bold), border: Style(attributes: .dim),
    highlight: Style(attributes: [.bold, .reverse]))
}
