import Foundation
import SessionProtocol

/// Writes results as a JUnit report: the XML that servers for continuous integration read.
///
/// Results are written as they come, so that millions of them take no memory; the counts in front
/// are put into the room that was left for them.
package final class JUnitWriter {
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    mutating func add(_ result: TestResult) {
      tests += 1
      seconds += result.virtualSeconds
      switch result.status {
      case .passed: break
      case .failed: failures += 1
      case .skipped: skipped += 1
      case .crashed: errors += 1
      }
    }

    /// The counts as attributes, always as long, filled up with blanks.
    var attributes: String {
      let time = String(format: "%.3f", seconds)
      let text =
        "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
        + "time=\"\(time)\""
      return text.padding(toLength: 120, withPad: " ", startingAt: 0)
    }
  }

  private let path: String
  private let target: String
  private let file: FileHandle
  private var total = Counts()
  private var inClass = Counts()
  private var className: String?
  private var placeOfTotal: UInt64 = 0
  private var placeInClass: UInt64 = 0
  private let isRepeated: Bool

  /// What went wrong last, if something did.
  package private(set) var problem: String?

  /// Opens a file, making it or writing over it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - target: The module of the tests.
  ///   - isRepeated: Whether tests run several times, so that their names have numbers.
  /// - Throws: What the file system says.
  package init(path: String, target: String, isRepeated: Bool) throws {
    self.path = path
    self.target = target
    self.isRepeated = isRepeated
    try Data().write(to: URL(fileURLWithPath: path))
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(XML.text(target))\" ")
    placeOfTotal = position
    write(total.attributes + ">\n")
  }

  /// Adds a result.
  package func add(_ result: TestResult) {
    let parts = result.test.split(separator: "/", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    if name != className {
      endClass()
      className = name
      write("  <testsuite name=\"\(XML.text(name))\" ")
      placeInClass = position
      write(inClass.attributes + ">\n")
    }
    inClass.add(result)
    total.add(result)
    write(testCase(result, className: name, method: parts.count == 2 ? parts[1] : ""))
  }

  /// Ends the report.
  package func close() {
    endClass()
    write("</testsuites>\n")
    put(total.attributes, at: placeOfTotal)
    try? file.close()
  }

  private func endClass() {
    guard className != nil else { return }
    write("  </testsuite>\n")
    put(inClass.attributes, at: placeInClass)
    (className, inClass) = (nil, Counts())
  }

  private func testCase(_ result: TestResult, className: String, method: String) -> String {
    let number = isRepeated ? " #\(result.iteration)" : ""
    let time = String(format: "%.3f", result.virtualSeconds)
    let start =
      "    <testcase classname=\"\(XML.text("\(target).\(className)"))\" "
      + "name=\"\(XML.text(method + number))\" time=\"\(time)\""
    var children: [String] = []
    if result.status == .skipped {
      children.append("<skipped message=\"\(XML.text(result.reason ?? ""))\"/>")
    }
    let element = result.status == .crashed ? "error" : "failure"
    for failure in result.failures.prefix(100) {
      let place =
        failure.location.file.isEmpty
        ? "" : "\(failure.location.file):\(failure.location.line): "
      let calls = failure.stack.map { "\n← \($0.function) \($0.file):\($0.line)" }.joined()
      let near = failure.nearMisses.map { "\nnear: \($0.text)" }.joined()
      children.append(
        "<\(element) message=\"\(XML.text(failure.message))\" type=\"\(element)\">"
          + "\(XML.text(place + failure.message + near + calls))</\(element)>")
    }
    if !result.output.isEmpty {
      children.append("<system-out>\(XML.text(result.output))</system-out>")
    }
    guard !children.isEmpty else { return start + "/>\n" }
    return start + ">\n" + children.map { "      \($0)\n" }.joined() + "    </testcase>\n"
  }

  private var position: UInt64 { (try? file.offset()) ?? 0 }

  private func write(_ text: String) {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      problem = "The report \(path) cannot be written: \(error.localizedDescription)"
    }
  }

  private func put(_ text: String, at place: UInt64) {
    do {
      try file.seek(toOffset: place)
      write(text)
      try file.seekToEnd()
    } catch {
      problem = "The report \(path) cannot be written: \(error.localizedDescription)"
    }
  }
}

/// Writes text into XML.
enum XML {
  /// Text as it may stand in an attribute or an element; what XML cannot hold is replaced visibly.
  static func text(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The characters of XML 1.0, without the controls above ASCII, which a terminal may obey.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
