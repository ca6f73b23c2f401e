import Foundation
import Recording
import Sessions
import TerminalModel

/// What another recorder, or this one, has recorded, as commands.
struct ImportedRecording {
  /// The commands.
  let steps: [ImportedFlow.Step]
  /// Whether all of it has a counterpart.
  let isWhole: Bool
  /// How device and network were chosen; `nil` where nothing says it.
  let options: RecordingOptions?

  /// Reads a file, and says what of it has no counterpart.
  ///
  /// - Throws: `CommandError`.
  init(_ path: String) throws {
    let (flow, options) = try Self.flow(path)
    for gap in flow.gaps {
      Console.report(
        TerminalText("pomelo: \(gap.file):\(gap.line): this has no counterpart: \(gap.text)"))
    }
    steps = flow.steps
    isWhole = flow.gaps.isEmpty
    self.options = options
  }

  private static func flow(_ path: String) throws -> (ImportedFlow, RecordingOptions?) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError.usage("\"\(path)\" cannot be read.")
    }
    switch (path as NSString).pathExtension.lowercased() {
    case "json": return try recording(data, path)
    case "swift":
      guard let text = String(validating: data, as: UTF8.self) else {
        throw CommandError.usage("\"\(path)\" is not UTF-8.")
      }
      return (XcodeFlow.read(text, path: path), nil)
    case "yaml", "yml":
      do throws(MaestroFlow.Problem) {
        let flow = try MaestroFlow.read(
          String(decoding: data, as: UTF8.self), path: path,
          environment: ProcessInfo.processInfo.environment,
          read: { try? String(contentsOfFile: $0, encoding: .utf8) })
        return (flow, nil)
      } catch {
        throw CommandError.usage(error.message)
      }
    default:
      throw CommandError.usage(
        "\"\(path)\": a recording ends in .json, Xcode's Swift in .swift, a flow in .yaml.")
    }
  }

  private static func recording(
    _ data: Data, _ path: String
  ) throws -> (ImportedFlow, RecordingOptions?) {
    let file: RecordingFile
    do throws(RecordingFile.Problem) {
      file = try RecordingFile(data)
    } catch {
      throw CommandError.usage("\"\(path)\": \(error.message)")
    }
    var flow = ImportedFlow()
    for step in file.steps {
      if step.command.isEmpty || step.command.contains(where: \.isNewline) {
        flow.gaps.append(ImportedFlow.Gap(text: step.title, line: 1, file: path))
      } else {
        flow.steps.append(
          ImportedFlow.Step(command: step.command, line: flow.steps.count + 1, file: path))
      }
    }
    return (flow, file.options)
  }
}
