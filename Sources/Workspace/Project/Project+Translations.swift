import SourceIndex
import SourceModel

extension Project {
  /// The largest table that is read, in bytes.
  private static let tableLimit = 4 << 20

  /// The texts of the app's tables; what cannot be read is left out.
  static func translations(in folders: [String]) -> [Translation] {
    folders.flatMap { folder in
      SourceCollector.files(in: folder, endings: TranslationReader.endings).flatMap { path in
        guard let bytes = try? FileReader.bytes(of: path, limit: tableLimit + 1),
          bytes.count <= tableLimit
        else { return [Translation]() }
        return TranslationReader.translations(at: path, bytes)
      }
    }
  }
}
