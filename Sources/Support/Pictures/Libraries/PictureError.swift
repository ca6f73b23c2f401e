/// What keeps pictures from being drawn or read.
package enum PictureError: Error, Hashable, Sendable {
  /// A library of the system is missing: its file, such as `libcairo.so.2`.
  case noLibrary(String)
  /// A font is missing: its file, such as `Inter-Regular.otf`, and the package of Debian that has it.
  case noFont(String, package: String)
  /// The bytes are no PNG file, or only a part of one.
  case unreadable
  /// A picture of so many pixels cannot be made.
  case tooLarge(width: Int, height: Int)
}

extension PictureError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  package var description: String {
    switch self {
    case .noLibrary(let file):
      "\(file) is missing, with which pictures are drawn. Install libcairo2, libharfbuzz0b and zlib1g."
    case .noFont(let file, let package):
      "The font \(file) is missing, with which pictures are drawn. Install \(package)."
    case .unreadable: "This is no PNG file, or not all of one."
    case .tooLarge(let width, let height):
      "A picture of \(width) by \(height) pixels is larger than can be drawn."
    }
  }
}
