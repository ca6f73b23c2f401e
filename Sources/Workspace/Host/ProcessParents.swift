import Foundation

/// The processes that a process descends from, as the system knows them.
struct ProcessParents {
  private let processes: [Int32]

  /// How far up they are followed; a host's child has two.
  private static let limit = 8

  /// Asks the system (proc(5), `stat`).
  init(of process: Int32) {
    var processes: [Int32] = []
    var next = Self.parent(of: process)
    while let parent = next, parent > 1, processes.count < Self.limit {
      processes.append(parent)
      next = Self.parent(of: parent)
    }
    self.processes = processes
  }

  /// Whether a process is among them.
  func contains(_ process: Int32) -> Bool { processes.contains(process) }

  private static func parent(of process: Int32) -> Int32? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The name may have blanks and parentheses in it; what follows the last one is fields.
      let name = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[name...].split(separator: " ")
    return fields.count > 2 ? Int32(fields[2]) : nil
  }
}
