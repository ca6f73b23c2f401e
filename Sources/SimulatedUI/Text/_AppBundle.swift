import DeviceServices

/// What the sources that are compiled into an app's module ask: the app's language, texts and
/// files, in place of those of the program that holds it.
public enum _AppBundle {
  /// The person's languages, the preferred one first.
  public static var languages: [String] { DeviceServices.shared.language.languages }

  /// The text for a key.
  ///
  /// - Parameters:
  ///   - key: What is looked up.
  ///   - value: The text where no table has the key; the key itself when nil or empty.
  ///   - table: The table's name; `Localizable` when nil.
  /// - Returns: The text.
  public static func text(_ key: String, value: String?, table: String?) -> String {
    Localization.format(key, value: value, table: table)
  }

  /// The address of one of the app's files.
  ///
  /// - Parameters:
  ///   - name: Its name; any when nil.
  ///   - ext: Its extension.
  ///   - folder: The folder it is in, if that matters.
  /// - Returns: The address; nil when there is no such file.
  public static func url(_ name: String?, _ ext: String?, _ folder: String?) -> URL? {
    guard let name, !name.isEmpty else { return urls(ext, folder).first }
    let languages = languages.flatMap(StringTable.candidates)
    return AppResources.current.path(
      of: name, extension: ext, subfolder: folder, languages: languages
    ).map { URL(fileURLWithPath: $0) }
  }

  /// The addresses of the app's files with an extension.
  public static func urls(_ ext: String?, _ folder: String?) -> [URL] {
    AppResources.current.paths(extension: ext ?? "", subfolder: folder)
      .map { URL(fileURLWithPath: $0) }
  }
}
