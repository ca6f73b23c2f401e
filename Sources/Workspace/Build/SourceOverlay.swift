import Foundation
import SourceIndex

/// Has the compiler read adapted texts under the paths of the person's own files.
///
/// LLVM's virtual file system does it, so that messages and debug information name the person's
/// files, which stay as they are.
enum SourceOverlay {
  private struct Overlay: Encodable {
    struct Root: Encodable {
      let name: String
      let type = "file"
      let externalContents: String

      enum CodingKeys: String, CodingKey {
        case name, type
        case externalContents = "external-contents"
      }
    }

    let version = 0
    let caseSensitive = "true"
    let useExternalNames = false
    let roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case useExternalNames = "use-external-names"
    }
  }

  /// Writes the texts that differ from their files.
  ///
  /// - Parameters:
  ///   - files: What is to be compiled.
  ///   - recorded: Paths of those whose functions tell of their calls.
  ///   - folder: Where to write.
  /// - Returns: Arguments for the compiler; none when all files are compiled as they are.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  static func arguments(
    for files: [SourceFile], recording recorded: Set<String> = [], in folder: String
  ) throws(WorkspaceError) -> [String] {
    var roots: [Overlay.Root] = []
    let recording = recorded.isEmpty ? nil : CallRecording(files: files)
    for file in files {
      var text = SourceAdaptation.text(of: file)
      if let recording, recorded.contains(file.path) {
        text = recording.text(of: SourceFile(path: file.path, text: text ?? file.text)) ?? text
      }
      guard let text = text ?? (file.isTrial ? file.text : nil) else { continue }
      let copy = "\(folder)/adapted-\(roots.count).swift"
      try BuildCache.write(text, to: copy)
      roots.append(Overlay.Root(name: file.path, externalContents: copy))
    }
    guard !roots.isEmpty else { return [] }
    let path = "\(folder)/overlay.yaml"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = (try? encoder.encode(Overlay(roots: roots))) ?? Data()
    try BuildCache.write(String(decoding: data, as: UTF8.self), to: path)
    return ["-vfsoverlay", path]
  }
}
