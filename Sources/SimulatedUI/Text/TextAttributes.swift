/// How a text is set, as far as something says so; the rest comes from around.
struct TextAttributes: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruck: Bool?
  var isMonospaced: Bool?
  /// The style of the letters.
  var style: AnyShapeStyle?
  var link: URL?
  var kerning: CGFloat = 0
  var isSecondary = false
  /// What VoiceOver says instead.
  var spoken: String?

  /// The same attributes, with those of something around where they say nothing.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.isItalic = isItalic ?? outer.isItalic
    result.isUnderlined = isUnderlined ?? outer.isUnderlined
    result.isStruck = isStruck ?? outer.isStruck
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.style = style ?? outer.style
    result.link = link ?? outer.link
    result.kerning = kerning == 0 ? outer.kerning : kerning
    result.spoken = spoken ?? outer.spoken
    result.isSecondary = isSecondary || outer.isSecondary
    return result
  }
}
