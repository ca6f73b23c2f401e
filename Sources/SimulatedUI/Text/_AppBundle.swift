import CoreData
import DeviceServices
import Foundation
import Synchronization

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

  /// What the `Info.plist` of a bundle says.
  ///
  /// - Parameter bundle: The bundle; the main one is the app's.
  /// - Returns: Its values, read once; nil without such a file.
  public static func information(of bundle: Bundle) -> [String: Any]? {
    let path =
      bundle === Bundle.main ? file("Info", "plist", nil) : bundle.bundlePath + "/Info.plist"
    guard let path else { return nil }
    return information.withLock { read -> Information? in
      if let known = read[path] { return known }
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let values = list as? [String: Any]
      else { return nil }
      let information = Information(values: values)
      read[path] = information
      return information
    }?.values
  }

  /// The address of a file of a bundle, or of the app, which has those of all.
  ///
  /// - Parameters:
  ///   - name: Its name; any when nil.
  ///   - ext: Its extension.
  ///   - folder: The folder it is in, if that matters.
  ///   - bundle: Where it is looked for first.
  /// - Returns: The address; nil when there is no such file.
  public static func url(
    _ name: String?, _ ext: String?, _ folder: String?, of bundle: Bundle = .main
  ) -> URL? {
    guard let name, !name.isEmpty else { return urls(ext, folder).first }
    if ["momd", "mom"].contains(ext), NSManagedObjectModel._isCompiled(name) {
      // There is no such file: the model is part of the program, which finds it by its name.
      return bundle.bundleURL.appendingPathComponent("\(name).\(ext ?? "")")
    }
    let own = bundle === Bundle.main ? nil : file(name, ext, folder, inside: bundle.bundlePath)
    return (own ?? file(name, ext, folder)).map { URL(fileURLWithPath: $0) }
  }

  /// The addresses of the app's files with an extension.
  public static func urls(_ ext: String?, _ folder: String?) -> [URL] {
    AppResources.current.paths(extension: ext ?? "", subfolder: folder)
      .map { URL(fileURLWithPath: $0) }
  }

  /// What a property list says: values that nothing changes.
  private struct Information: @unchecked Sendable {
    let values: [String: Any]
  }

  /// The information that was read, by the files' paths.
  private static let information = Mutex<[String: Information]>([:])

  /// The path of one of the app's files.
  private static func file(_ name: String, _ ext: String?, _ folder: String?) -> String? {
    AppResources.current.path(
      of: name, extension: ext, subfolder: folder,
      languages: languages.flatMap(StringTable.candidates))
  }

  /// The path of a file below a folder, that of the person's language first.
  private static func file(
    _ name: String, _ ext: String?, _ folder: String?, inside bundle: String
  ) -> String? {
    let end =
      "/" + (folder.map { $0 + "/" } ?? "") + name + (ext.map { $0.isEmpty ? "" : "." + $0 } ?? "")
    let all =
      FileManager.default.enumerator(atPath: bundle)?
      .compactMap { $0 as? String }.filter { ("/" + $0).hasSuffix(end) }.sorted() ?? []
    let ofLanguage = languages.lazy.flatMap(StringTable.candidates).compactMap { language in
      all.first { ("/" + $0).contains("/\(language).lproj/") }
    }.first
    let found = ofLanguage ?? all.first { !$0.contains(".lproj/") } ?? all.first
    return found.map { bundle + "/" + $0 }
  }
}
