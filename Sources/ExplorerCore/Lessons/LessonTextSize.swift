package import Lessons

/// How much room the text of a step takes: it has to be read beside what is done.
package enum LessonTextSize {
  /// Columns that a step's text is measured at.
  static let columns = 60
  /// Rows that it may take, with what there is to do.
  package static let limit = 10

  /// The rows that a step takes.
  ///
  /// - Parameters:
  ///   - place: Its place in the lesson.
  ///   - text: What the lesson says.
  /// - Returns: How many; 0 for no step.
  package static func rows(ofStep place: Int, in text: LessonText) -> Int {
    let steps = text.steps
    guard steps.indices.contains(place) else { return 0 }
    let step = steps[place].text
    let blocks = (place == 0 ? text.introduction : []) + step.body + step.task
    return blocks.reduce(0) { $0 + LessonLines.rows($1, width: columns + 2).count }
  }
}
