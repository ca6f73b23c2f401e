/// Says beside the compiler's messages what cannot exist without Objective-C, and what to write
/// instead.
enum ObjectiveCNotes {
  /// Words of a message, and the note for it.
  private static let notes: [(words: [String], note: String)] = [
    (
      ["'#selector' can only be used"],
      "#selector needs the Objective-C runtime, which Linux does not have; pass a closure, or call "
        + "the method itself"
    ),
    (
      ["'#keyPath' can only be used"],
      "#keyPath needs the Objective-C runtime, which Linux does not have; begin the path with a "
        + "type, as in #keyPath(XCUIElement.label), or write the key as a string"
    ),
    (
      ["'optional' can only be applied to members of an '@objc' protocol"],
      "optional requirements need the Objective-C runtime, which Linux does not have; give the "
        + "requirement a default implementation in an extension of the protocol"
    ),
    (
      [" cannot be overridden from extension", " and cannot be overridden"],
      "methods of extensions can be overridden only with the Objective-C runtime, which Linux does "
        + "not have; move the method into the class"
    ),
    (
      ["Objective-C interoperability is disabled"],
      "@objc needs the Objective-C runtime, which Linux does not have; leave it out, or write it "
        + "within #if canImport(ObjectiveC)"
    ),
    (
      [
        "cannot find 'Selector' in scope", "cannot find type 'Selector' in scope",
        "cannot find 'NSSelectorFromString' in scope",
      ],
      "selectors need the Objective-C runtime, which Linux does not have; pass a closure, or call "
        + "the method itself"
    ),
    (
      [
        "has no member 'perform'", "has no member 'responds'", "has no member 'setValue'",
        "cannot find 'NSClassFromString' in scope",
      ],
      "sending messages and reading keys by name need the Objective-C runtime, which Linux does "
        + "not have; call the method or use the property itself"
    ),
    (
      ["no such module 'ObjectiveC'", "cannot find 'objc_", "cannot find 'class_get"],
      "the Objective-C runtime does not exist on Linux; write the code that uses it within #if "
        + "canImport(ObjectiveC)"
    ),
  ]

  /// Adds the notes to what the compiler has printed, each after the excerpt of the message that
  /// it is for.
  static func added(to output: String) -> String {
    var lines: [Substring] = []
    var pending: Substring?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let place = place(of: line)
      if let note = pending, place != nil || line.isEmpty {
        lines.append(note)
        pending = nil
      }
      lines.append(line)
      if let place, let note = note(for: line) { pending = "\(place): note: \(note)" }
    }
    if let pending { lines.append(pending) }
    return lines.joined(separator: "\n")
  }

  private static func note(for line: Substring) -> String? {
    line.contains(": error: ") ? note(about: line) : nil
  }

  /// The note for a message; `nil` where it is about something else.
  static func note(about message: some StringProtocol) -> String? {
    notes.first { $0.words.contains { message.contains($0) } }?.note
  }

  /// `File.swift:3:16` at the beginning of a message; nil for lines of an excerpt.
  private static func place(of line: Substring) -> Substring? {
    guard let first = line.first, !first.isWhitespace,
      let severity = [": error: ", ": warning: ", ": note: "].lazy
        .compactMap({ line.firstRange(of: $0) }).first
    else { return nil }
    let place = line[..<severity.lowerBound]
    return place.contains(".swift:") ? place : nil
  }
}
