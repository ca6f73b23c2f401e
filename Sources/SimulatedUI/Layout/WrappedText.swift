/// Breaks a text into lines, character by character.
struct WrappedText {
  /// How many lines the paragraphs that have ended take.
  private(set) var lines = 0
  /// The width of the widest of them, in points.
  private(set) var width: CGFloat = 0

  /// The width that a line may have, in points.
  private let limit: CGFloat
  private var linesOfParagraph = 1
  private var widest: CGFloat = 0
  private var line: CGFloat = 0
  private var word: CGFloat = 0

  /// Starts an empty text.
  ///
  /// - Parameter limit: The width that a line may have, in points.
  init(within limit: CGFloat) { self.limit = limit }

  /// Adds a character.
  ///
  /// - Parameters:
  ///   - advance: How much space it takes, in points.
  ///   - endsWord: Whether a line may end after it.
  mutating func add(_ advance: CGFloat, endsWord: Bool) {
    word += advance
    if line + word > limit + 0.01 {
      if line > 0 {
        linesOfParagraph += 1
        widest = max(widest, line)
        line = 0
      }
      // A word longer than a line is broken.
      while word > limit + 0.01 && word > advance {
        linesOfParagraph += 1
        widest = max(widest, word - advance)
        word = advance
      }
    }
    if endsWord {
      line += word
      word = 0
    }
  }

  /// Ends a paragraph; the next character begins another.
  mutating func endParagraph() {
    lines += linesOfParagraph
    width = max(width, min(limit, max(widest, line + word)))
    self = WrappedText(lines: lines, width: width, within: limit)
  }

  private init(lines: Int, width: CGFloat, within limit: CGFloat) {
    self.lines = lines
    self.width = width
    self.limit = limit
  }
}
