import DeviceServices
import Foundation
import PDFKit
import SimulatedUIKit
import UniformTypeIdentifiers

/// What is seen of a file.
struct PreviewSubject: Identifiable {
  /// Its contents, as far as they can be shown.
  enum Content {
    case picture(UIImage)
    case pages([String])
    case text(String)
    /// A file of a kind that is not shown: its kind and size in words.
    case unknown(String)
    /// No such file.
    case missing
  }

  /// Longer texts are not shown whole, in bytes.
  private static let limit = 256 << 10

  let id: Int
  let title: String
  let url: URL?
  let content: Content

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - item: The file, and what it is called.
  ///   - place: Its place among the files.
  init(_ item: (any QLPreviewItem)?, place: Int) {
    id = place
    url = item?.previewItemURL
    let name = url?.deletingPathExtension().lastPathComponent ?? ""
    title = item?.previewItemTitle ?? (name.isEmpty ? url?.lastPathComponent ?? "" : name)
    content = url.map(Self.content) ?? .missing
  }

  private static func content(of url: URL) -> Content {
    guard let data = try? Data(contentsOf: url) else {
      DeviceServices.shared.notes.add(
        "QuickLook cannot show \(url.lastPathComponent): there is no such file on the device.")
      return .missing
    }
    if let picture = UIImage(data: data) { return .picture(picture) }
    if let document = PDFDocument(data: data) {
      return .pages((0..<document.pageCount).map { document.page(at: $0)?.string ?? "" })
    }
    let type = UTType(filenameExtension: url.pathExtension)
    let isText =
      type?.conforms(to: .text) ?? false
      || ["json", "csv", "md", "log", "xml", "plist"]
        .contains(url.pathExtension.lowercased())
    if isText, let text = String(bytes: data.prefix(limit), encoding: .utf8) { return .text(text) }
    let size = ByteCountFormatter.string(fromByteCount: Int64(data.count), countStyle: .file)
    let kind = url.pathExtension.isEmpty ? "" : "\(url.pathExtension.uppercased()) · "
    return .unknown(kind + size)
  }
}
