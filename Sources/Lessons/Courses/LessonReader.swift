import Foundation

/// Reads courses and lessons from their folders.
package enum LessonReader {
  /// The folders of the courses that come with pomelo, in the order in which they are taken.
  static let order = [
    "PageObjects", "Synchronisation", "WhatToTestWhere", "Debugging", "Recording",
  ]

  /// Reads what a person names: a folder of courses, a course, or one lesson.
  ///
  /// - Parameter folder: Its absolute path.
  /// - Returns: The courses, each with its lessons; a lesson alone is in the course around it.
  /// - Throws: ``LessonError``.
  package static func courses(in folder: String) throws(LessonError) -> [Course] {
    guard isThere(folder) else { throw .noFolder(folder) }
    if isThere("\(folder)/Course.yml") { return [try course(in: folder)] }
    if isThere("\(folder)/Lesson.md") {
      let name = (folder as NSString).lastPathComponent
      let outer = (folder as NSString).deletingLastPathComponent
      return [try course(in: outer, only: name)]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.filter { isThere("\(folder)/\($0)/Course.yml") }.sorted {
      (order.firstIndex(of: $0) ?? .max, $0) < (order.firstIndex(of: $1) ?? .max, $1)
    }
    guard !found.isEmpty else { throw .nothingToLearn(folder: folder) }
    var courses: [Course] = []
    for name in found { courses.append(try course(in: "\(folder)/\(name)")) }
    return courses
  }

  private static func course(in folder: String, only: String? = nil) throws(LessonError) -> Course {
    var course = Course(
      name: (folder as NSString).lastPathComponent, title: "", japaneseTitle: "", about: "",
      japaneseAbout: "", lessons: [])
    let path = "\(folder)/Course.yml"
    var names: [String] = []
    var app: String?
    if isThere(path) {
      for (key, value) in try CheckNode.read(try text(of: path), path: path).entries("The file") {
        switch key {
        case "title": course.title = value.text ?? ""
        case "title-ja": course.japaneseTitle = value.text ?? ""
        case "about": course.about = value.text ?? ""
        case "about-ja": course.japaneseAbout = value.text ?? ""
        case "app": app = value.text
        case "lessons": names = try value.texts("A lesson")
        default:
          throw value.problem(
            "The key \"\(key)\" is not known; the keys are title, title-ja, about, about-ja, app "
              + "and lessons")
        }
      }
    }
    if course.title.isEmpty { course.title = course.name }
    if course.japaneseTitle.isEmpty { course.japaneseTitle = course.title }
    if course.japaneseAbout.isEmpty { course.japaneseAbout = course.about }
    for name in only.map({ [$0] }) ?? names {
      course.lessons.append(try lesson(in: "\(folder)/\(name)", app: app))
    }
    return course
  }

  /// Reads a lesson.
  ///
  /// - Throws: ``LessonError``.
  static func lesson(in folder: String, app: String?) throws(LessonError) -> Lesson {
    let english = try LessonText(
      text: try text(of: "\(folder)/Lesson.md"), path: "\(folder)/Lesson.md")
    let japanesePath = "\(folder)/Lesson.ja.md"
    let japanese =
      isThere(japanesePath)
      ? try LessonText(text: try text(of: japanesePath), path: japanesePath) : nil
    let path = "\(folder)/Checks.yml"
    let demands = try LessonDemands(text: try text(of: path), path: path)
    let names = english.steps.map(\.name)
    guard demands.steps.map(\.name) == names else {
      throw .malformed(
        path: path, line: 1,
        reason: "Its steps must be those of Lesson.md, in order: \(names.joined(separator: ", "))")
    }
    if let japanese, japanese.steps.map(\.name) != names {
      throw .malformed(
        path: japanesePath, line: 1,
        reason: "Its steps must be those of Lesson.md, in order: \(names.joined(separator: ", "))")
    }
    var steps: [LessonStep] = []
    for (place, step) in english.steps.enumerated() {
      let demand = demands.steps[place]
      let solution = try LessonFiles.read("\(folder)/Solutions/\(step.name)")
      guard !solution.isEmpty || !demand.commands.isEmpty else {
        throw .malformed(
          path: path, line: demand.line,
          reason:
            "The step \"\(step.name)\" has no solution: add Solutions/\(step.name), or commands "
            + "under solve")
      }
      steps.append(
        LessonStep(
          name: step.name, english: step.text, japanese: japanese?.steps[place].text,
          commands: demand.commands, checks: demand.checks, solution: solution))
    }
    let start = try LessonFiles.read("\(folder)/Start")
    let chosen = demands.app ?? app
    return Lesson(
      name: (folder as NSString).lastPathComponent, folder: folder, english: english,
      japanese: japanese, demands: demands, app: chosen == "Start" ? nil : chosen, steps: steps,
      start: start)
  }

  /// The files of a variant of a lesson.
  ///
  /// - Throws: ``LessonError``.
  package static func files(
    of variant: LessonVariant, _ lesson: Lesson
  ) throws(LessonError) -> LessonFiles {
    let files = try LessonFiles.read("\(lesson.folder)/Variants/\(variant.name)")
    if files.isEmpty {
      throw .malformed(
        path: "\(lesson.folder)/Checks.yml", line: 1,
        reason: "There is no folder Variants/\(variant.name)")
    }
    return files
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func text(of path: String) throws(LessonError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: isThere(path) ? "no permission" : "it is not there")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is no text in UTF-8")
    }
    return text
  }
}
