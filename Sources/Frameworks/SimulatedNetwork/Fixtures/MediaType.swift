import Foundation

/// What a file's name says about its contents.
enum MediaType {
  /// The type of a file's contents, for `Content-Type`.
  static func ofFile(named name: String) -> String {
    types[(name as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
  }

  /// Whether an extension is one that is left out of a request's path.
  static func isKnown(_ pathExtension: String) -> Bool { types[pathExtension.lowercased()] != nil }

  private static let types = [
    "json": "application/json", "txt": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "xml": "application/xml", "csv": "text/csv; charset=utf-8", "md": "text/markdown",
    "css": "text/css", "js": "text/javascript", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
    "heic": "image/heic", "pdf": "application/pdf", "zip": "application/zip",
    "mp3": "audio/mpeg", "mp4": "video/mp4", "plist": "application/x-plist",
    "yaml": "application/yaml", "yml": "application/yaml", "bin": "application/octet-stream",
    "ndjson": "application/x-ndjson", "http": "message/http",
  ]
}
