/// The libraries that pictures are drawn with: their functions, which are safe to call from anywhere.
struct PictureLibraries: @unchecked Sendable {
  /// Draws.
  let cairo: Cairo
  /// Turns text into glyphs.
  let harfBuzz: HarfBuzz
  /// Reads fonts for Cairo.
  let freeType: FreeType
  /// Packs files.
  let zlib: Zlib

  /// Opened once; the error where one is missing.
  static let shared: Result<PictureLibraries, PictureError> = {
    do throws(PictureError) {
      return .success(try PictureLibraries())
    } catch {
      return .failure(error)
    }
  }()

  private init() throws(PictureError) {
    zlib = try Zlib()
    harfBuzz = try HarfBuzz()
    let library = try SystemLibrary("libcairo.so.2")
    cairo = try Cairo(library)
    freeType = try FreeType(library)
  }

  /// What draws a picture, in words that are another for each version.
  var versions: String {
    "cairo \(cairo.version), harfbuzz \(harfBuzz.version), freetype \(freeType.version)"
  }
}
