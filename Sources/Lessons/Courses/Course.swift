/// Lessons that belong together, in order.
package struct Course: Hashable, Sendable {
  /// Its folder's name.
  package var name: String
  /// What it is called, in English.
  package var title: String
  /// The same in Japanese.
  package var japaneseTitle: String
  /// What it is about, in English.
  package var about: String
  /// The same in Japanese.
  package var japaneseAbout: String
  /// Its lessons.
  package var lessons: [Lesson]
}
