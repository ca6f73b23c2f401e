package import Lessons
package import TerminalModel

/// The map of what there is to learn, with what is done, and of the examples: what pomelo shows before
/// anything is opened.
package struct LessonMap: Hashable, Sendable {
  /// An app that comes with pomelo.
  package struct Example: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is for.
    package var about: LocalizedText

    /// Describes an example.
    package init(_ name: String, _ about: LocalizedText) {
      self.name = name
      self.about = about
    }
  }

  /// What a person has chosen.
  package enum Choice: Hashable, Sendable {
    /// To open a lesson, by name.
    case lesson(String)
    /// To open an example, by name.
    case example(String)
    /// To go.
    case quit
  }

  /// A row.
  enum Row: Hashable {
    case course(Int)
    case lesson(Int, Int)
    case examples
    case example(Int)
    case blank
  }

  let courses: [Course]
  let examples: [Example]
  let progress: LessonProgress
  let language: Language
  let theme: Theme
  let rows: [Row]
  /// The selected row.
  private(set) var cursor = 0
  /// What was chosen.
  package private(set) var choice: Choice?

  /// Makes a map, with the lesson selected that is to be taken next.
  ///
  /// - Parameters:
  ///   - courses: What there is to learn.
  ///   - progress: What is done.
  ///   - examples: The apps that come with pomelo.
  ///   - isForExamples: Whether these are what a person comes for, so that the first is selected.
  ///   - language: What it is told in.
  ///   - theme: The colours.
  package init(
    _ courses: [Course], _ progress: LessonProgress, examples: [Example],
    isForExamples: Bool = false, in language: Language, _ theme: Theme
  ) {
    self.courses = courses
    self.progress = progress
    self.examples = examples
    self.language = language
    self.theme = theme
    var rows: [Row] = []
    for (number, course) in courses.enumerated() {
      rows.append(.course(number))
      rows += course.lessons.indices.map { .lesson(number, $0) }
      rows.append(.blank)
    }
    rows.append(.examples)
    rows += examples.indices.map { .example($0) }
    self.rows = rows
    cursor =
      rows.firstIndex { row in
        switch row {
        case .lesson: !isForExamples && lesson(at: row).map { !progress.isDone($0) } ?? false
        case .example: true
        default: false
        }
      } ?? 0
  }

  /// Takes an input.
  package mutating func receive(_ input: TerminalInput) {
    guard case .key(let key) = input else { return }
    switch key {
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"): move(by: 1)
    case .pageUp, .control("b"): move(by: -10)
    case .pageDown, .control("f"), .character(" "): move(by: 10)
    case .home, .character("g"): move(by: -rows.count)
    case .end, .character("G"): move(by: rows.count)
    case .tab: moveToNextPart()
    case .enter, .right, .character("l"): choose()
    case .escape, .character("q"), .control("c"): choice = .quit
    default: break
    }
  }

  /// What stands in a row, if that is a lesson.
  func lesson(at row: Row) -> Lesson? {
    if case .lesson(let course, let number) = row { courses[course].lessons[number] } else { nil }
  }

  private func isChosen(_ row: Row) -> Bool {
    switch row {
    case .lesson, .example: true
    case .course, .examples, .blank: false
    }
  }

  private mutating func move(by steps: Int) {
    let places = rows.indices.filter { isChosen(rows[$0]) }
    guard let place = places.firstIndex(of: cursor) else { return }
    cursor = places[min(max(0, place + steps), places.count - 1)]
  }

  private mutating func moveToNextPart() {
    let heads = rows.indices.filter {
      if case .course = rows[$0] { true } else { rows[$0] == .examples }
    }
    let head = heads.first { $0 > cursor } ?? heads.first ?? 0
    cursor = rows.indices.first { $0 > head && isChosen(rows[$0]) } ?? cursor
  }

  private mutating func choose() {
    guard rows.indices.contains(cursor) else { return }
    switch rows[cursor] {
    case .example(let number): choice = .example(examples[number].name)
    case .lesson: choice = lesson(at: rows[cursor]).map { .lesson($0.name) }
    case .course, .examples, .blank: break
    }
  }
}
