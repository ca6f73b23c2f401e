import ReferenceStores
import Sessions
import TerminalModel

/// What commands say about references on their way.
enum StoreLines {
  /// Prints a line about a reference.
  static func print(_ word: String, _ path: ReferencePath, _ note: String = "") {
    let blanks = String(repeating: " ", count: max(1, 11 - word.count))
    Console.print(TerminalText("\(word)\(blanks)\(path.shortText)"))
    if !note.isEmpty { Console.print(TerminalText("           \(note)")) }
  }

  /// Prints what is left as it is, and why.
  static func print(_ conflicts: [ReferenceConflict], base: StageName) {
    for conflict in conflicts {
      print("kept", conflict.path, note(conflict.reason, base: base))
    }
  }

  /// Prints what changes.
  static func print(_ changes: [ReferenceChange]) {
    for change in changes { print(change.kind.rawValue, change.path) }
  }

  /// A number of references.
  static func count(_ count: Int) -> String {
    count == 1 ? "1 reference" : "\(count) references"
  }

  /// How many references there are of each kind, such as `2 new, 40 equal`.
  static func counts(_ counts: [(count: Int, word: String)]) -> String {
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    return parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")
  }

  /// How many changes there are of each kind.
  static func counts(of changes: [ReferenceChange]) -> [(count: Int, word: String)] {
    ReferenceChange.Kind.allCases.map { kind in
      (changes.count { $0.kind == kind }, kind.rawValue)
    }
  }

  private static func note(_ reason: ReferenceConflict.Reason, base: StageName) -> String {
    switch reason {
    case .uploadedByOthers:
      "somebody else has uploaded another one: download it, or --force"
    case .isBase: "all compare with \(base.text): upload from a branch, or --force"
    case .baseMoved:
      "\(base.text) has another one since: download, look, and upload again"
    case .onlyHere: "it differs and was not uploaded: upload it, or --copy or --force"
    case .waits: "another one waits already: accept or reject it first"
    }
  }
}

extension ReferenceTransfer.Step {
  /// The step as progress.
  var told: TaskProgress {
    switch self {
    case .read: TaskProgress("read", detail: "the stages")
    case .put(let done, let total):
      TaskProgress("upload", done: done, of: total, detail: "references")
    case .fetch(let done, let total):
      TaskProgress("download", done: done, of: total, detail: "references")
    case .write(let stage): TaskProgress("write", detail: "the stage \(stage.text)")
    case .check: TaskProgress("check", detail: "what the store has")
    }
  }
}
