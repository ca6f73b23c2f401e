import Synchronization

/// The fonts that are open, and lines of text that were shaped with them.
///
/// To open a font takes a millisecond, and all pictures of a run are drawn with the same ones.
package final class FontBook: Sendable {
  /// The one of this process.
  package static let shared = FontBook()

  private struct State {
    var faces: [FontFile: Result<FontFace, PictureError>] = [:]
    var lines: [LineKey: ShapedLine] = [:]
    var scaled: [ScaledKey: ScaledFont] = [:]
  }

  private struct LineKey: Hashable {
    var text: String
    var style: FontStyle
  }

  private struct ScaledKey: Hashable {
    var face: ObjectIdentifier
    var size: Double
    var width: Double
  }

  /// A font of Cairo's in a size, kept until the process ends.
  struct ScaledFont: @unchecked Sendable {
    var pointer: OpaquePointer
  }

  /// So many lines are kept; then all are let go.
  private static let limit = 4000

  private let state = Mutex(State())

  private init() {}

  /// Fonts that a style needs and this machine has not.
  ///
  /// - Throws: ``PictureError`` where the first font of the usual style, or a library, is missing.
  package static func check() throws(PictureError) {
    let libraries = try PictureLibraries.shared.get()
    for file in FontStyle().files + [.symbols] { _ = try shared.face(file, libraries).get() }
  }

  /// A font, opened once.
  func face(_ file: FontFile, _ libraries: PictureLibraries) -> Result<FontFace, PictureError> {
    state.withLock { state in
      if let known = state.faces[file] { return known }
      let face: Result<FontFace, PictureError>
      do throws(PictureError) {
        face = .success(try FontFace(file, libraries))
      } catch {
        face = .failure(error)
      }
      state.faces[file] = face
      return face
    }
  }

  /// A line of text, shaped once.
  func line(_ text: String, _ style: FontStyle, _ libraries: PictureLibraries) -> ShapedLine {
    let key = LineKey(text: text, style: style)
    if let known = state.withLock({ $0.lines[key] }) { return known }
    let faces = style.files.compactMap { try? face($0, libraries).get() }
    let line = TextShaper(faces: faces, libraries: libraries).line(text, size: style.size)
    state.withLock { state in
      if state.lines.count >= Self.limit { state.lines = [:] }
      state.lines[key] = line
    }
    return line
  }

  /// A font in a size.
  ///
  /// - Parameters:
  ///   - face: The font.
  ///   - size: The font size in pixels.
  ///   - width: How wide letters are set, 1 for as they are.
  ///   - libraries: What makes it.
  /// - Returns: The font; `nil` where there is no memory for it.
  func scaled(
    _ face: FontFace, size: Double, width: Double, _ libraries: PictureLibraries
  ) -> OpaquePointer? {
    let key = ScaledKey(face: ObjectIdentifier(face), size: size, width: width)
    return state.withLock { state in
      if let known = state.scaled[key] { return known.pointer }
      let font = libraries.cairo.fonts.font(face.drawing, size: size, width: width)
      guard let font else { return nil }
      if state.scaled.count >= Self.limit {
        for font in state.scaled.values { libraries.cairo.fonts.destroy(font.pointer) }
        state.scaled = [:]
      }
      state.scaled[key] = ScaledFont(pointer: font)
      return font
    }
  }
}
