import ElementModel
import Foundation

/// What `xpath.py` measures with lxml.
struct XPathFigures: Decodable {
  /// Seconds for one lookup by type and identifier.
  let lookup: Double
  /// How many elements it found.
  let lookupCount: Int
  /// Seconds for one search in all labels.
  let scan: Double
  /// How many elements it found.
  let scanCount: Int

  /// Runs the script on a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - key: The identifier to look up.
  /// - Returns: The figures; `nil` when `POMELO_BENCH_PYTHON` names no Python that has lxml.
  /// - Throws: When the tree cannot be written, or Python cannot be started.
  static func take(of tree: ElementTree, key: String) throws -> XPathFigures? {
    let environment = ProcessInfo.processInfo.environment
    guard let python = environment["POMELO_BENCH_PYTHON"],
      let script = environment["POMELO_BENCH_XPATH"],
      FileManager.default.isExecutableFile(atPath: python)
    else { return nil }
    let file =
      NSTemporaryDirectory() + "pomelo-bench-\(ProcessInfo.processInfo.processIdentifier).xml"
    try xml(of: tree).write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script, file, key, "NUMBER 9"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try JSONDecoder().decode(XPathFigures.self, from: data)
  }

  /// The tree in the form that Appium gives its page source.
  private static func xml(of tree: ElementTree) -> String {
    var text = ""
    var open: [(end: Int, name: String)] = []
    for (index, element) in tree.elements.enumerated() {
      while let last = open.last, last.end <= index {
        text += "</\(last.name)>"
        open.removeLast()
      }
      let name = "XCUIElementType\(element.type.name)"
      text += "<\(name) identifier=\"\(element.identifier)\" label=\"\(element.label)\""
      if let value = element.value { text += " value=\"\(value)\"" }
      text += ">"
      open.append((index + 1 + element.descendantCount, name))
    }
    while let last = open.popLast() { text += "</\(last.name)>" }
    return text
  }
}
