import ElementModel
import SourceIndex

/// A hash of what goes into a build step: equal inputs give equal names of builds.
///
/// It guards against changes, not against attackers, and takes eight bytes at a time so that a
/// debug build of pomelo hashes a project in milliseconds.
struct ContentHash {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Creates the hash of nothing.
  init() {}

  /// Adds a text, together with its length, so that neighbours cannot be confused.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes, together with their number.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var rest: UInt64 = 0
    for offset in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
    add(rest)
  }

  /// Adds texts.
  mutating func add(_ texts: some Collection<String>) {
    add(UInt64(texts.count))
    for text in texts { add(text) }
  }

  /// Adds source files: their paths and what they hold.
  mutating func add(_ files: [SourceFile]) {
    add(UInt64(files.count))
    for file in files {
      add(file.path)
      add(file.text)
    }
  }

  /// Adds what is compiled at once, but not what it imports.
  mutating func add(_ unit: ModuleCompiler.Unit) {
    add(unit.name)
    add(unit.files)
    add(unit.settings.arguments)
    add(unit.settings.deployment?.description ?? "")
    add(unit.extra)
    add(unit.shadowing)
    add(unit.platform == .linux ? 1 : 0)
  }

  /// Adds a number.
  mutating func add(_ word: UInt64) {
    let product = (low ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    low = product.low ^ high
    high = (high &+ word) &* 0xA076_1D64_78BD_642F ^ product.high
  }

  /// A hash of a file's contents.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``SourcesError``, for one that cannot be read.
  init(ofFile path: String) throws(WorkspaceError) {
    let bytes = try FileReader.bytes(of: path, limit: Int.max)
    bytes.withUnsafeBytes { add($0) }
  }

  /// The hash as a folder name.
  var name: String {
    [low, high].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
