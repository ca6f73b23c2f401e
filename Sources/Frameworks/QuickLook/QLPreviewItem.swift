public import Foundation

/// Something that can be looked at.
public protocol QLPreviewItem {
  /// The file.
  var previewItemURL: URL? { get }
  /// What it is called; `nil` for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self as URL }
}
