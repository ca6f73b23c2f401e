import ScreenRendering
import TerminalModel

extension Theme {
  /// The styles the app's screen is drawn in.
  var screenPalette: ScreenPalette {
    var prominent = style(.accent)
    prominent.attributes.formUnion([.bold, .reverse])
    return ScreenPalette(
      text: style(.text), dim: style(.dim), title: style(.title), accent: style(.accent),
      prominent: prominent, destructive: style(.fail), border: style(.border),
      highlight: style(.highlight), showsColors: slots.contains { $0 != nil })
  }
}
