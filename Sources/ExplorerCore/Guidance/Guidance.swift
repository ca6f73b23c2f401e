/// What a pane or a page is, for somebody who sees it for the first time.
struct Guidance: Hashable, Sendable {
  /// What it shows, in a sentence that fits into one line.
  let what: LocalizedText
  /// What that is good for, in a sentence.
  let use: LocalizedText
  /// The lesson that explains it, by its name.
  let lesson: String?

  /// Says what something is.
  init(_ what: LocalizedText, _ use: LocalizedText, lesson: String? = nil) {
    self.what = what
    self.use = use
    self.lesson = lesson
  }
}
