import Foundation

/// Apple's names for kinds of data, as far as tests keep such data.
enum UniformType {
  private static let identifiers = [
    "txt": "public.plain-text", "log": "public.plain-text", "json": "public.json",
    "html": "public.html", "xml": "public.xml", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "pdf": "com.adobe.pdf", "plist": "com.apple.property-list",
    "zip": "public.zip-archive", "csv": "public.comma-separated-values-text",
    "mp4": "public.mpeg-4",
  ]

  private static let titles = [
    "public.plain-text": "Text", "public.png": "Image", "public.jpeg": "Image",
    "com.apple.property-list": "Property List", "public.zip-archive": "Archive",
  ]

  /// The kind of a file, by what its name ends in.
  static func identifier(ofFile path: String) -> String {
    identifiers[URL(fileURLWithPath: path).pathExtension.lowercased()] ?? "public.data"
  }

  /// What to call data of a kind.
  static func title(of identifier: String) -> String { titles[identifier] ?? "Data" }
}
