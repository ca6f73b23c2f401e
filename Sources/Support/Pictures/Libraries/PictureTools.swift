/// What decides, besides what is drawn, on the pixels of a picture: pictures that were made with equal
/// tools can be compared by their pixels.
package struct PictureTools: Codable, Hashable, Sendable {
  /// The versions of the libraries.
  package var libraries: String
  /// The version of how we draw; another one whenever the same screen gets other pixels.
  package var painter: Int
  /// A hash of the fonts of each package.
  package var fonts: [String: String]

  /// Changed whenever the same screen gets other pixels.
  package static let currentPainter = 3

  /// Those of this machine, found out once.
  ///
  /// - Throws: ``PictureError`` where one is missing.
  package static func current() throws(PictureError) -> PictureTools { try shared.get() }

  private static let shared: Result<PictureTools, PictureError> = {
    do throws(PictureError) {
      try FontBook.check()
      return .success(
        PictureTools(
          libraries: try PictureLibraries.shared.get().versions, painter: currentPainter,
          fonts: FontFile.hashes))
    } catch {
      return .failure(error)
    }
  }()

  /// What others have that these have not, in words; empty where they are equal.
  ///
  /// - Parameter other: What another picture was made with.
  /// - Returns: A few words for each difference.
  package func differences(from other: PictureTools) -> [String] {
    var differences: [String] = []
    if libraries != other.libraries { differences.append("\(other.libraries), here \(libraries)") }
    if painter != other.painter {
      differences.append("drawings of version \(other.painter), here \(painter)")
    }
    for package in Set(fonts.keys).union(other.fonts.keys).sorted()
    where fonts[package] != other.fonts[package] {
      differences.append("other fonts of \(package)")
    }
    return differences
  }
}
