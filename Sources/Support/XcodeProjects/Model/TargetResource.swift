/// A file, or a folder that is one thing, that becomes part of a product.
package struct TargetResource: Hashable, Sendable {
  /// Where it is, absolute.
  package var path: String
  /// What it is.
  package var kind: FileKind
  /// The language that it is for, such as `ja` or `Base`; `nil` for all.
  package var localization: String?
  /// The name that the files of all languages share; `nil` for a file of its own.
  package var variantGroup: String?
  /// Whether it is copied as it is, a folder with all that is in it.
  package var isCopied = false

  /// The language that a path tells: the name of the `.lproj` folder that it is in.
  static func localization(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
