import ExplorerCore
import Foundation
import SessionProtocol

/// What a person set for the explorer: the configuration file, own themes, the environment.
struct PersonalSettings {
  /// The configuration file's settings.
  let configuration: Configuration
  /// The themes that can be chosen.
  let themes: ThemeLibrary
  /// The name of the theme to begin with.
  let themeName: String

  /// No file of these is longer.
  private static let sizeLimit = 1 << 20

  /// Reads them.
  ///
  /// - Parameters:
  ///   - theme: The theme that the command line asks for; otherwise `POMELO_THEME` does, then the
  ///     configuration file.
  ///   - hasColors: Whether colours are wanted, as far as the command line says.
  ///   - environment: The environment's variables.
  /// - Throws: ``CommandError/usage(_:)`` with everything that is wrong.
  init(theme: String?, hasColors: Bool, environment: [String: String]) throws {
    let paths = SettingsPaths(environment: environment)
    let forbidsColors = environment["NO_COLOR"]?.isEmpty == false
    themes = ThemeLibrary(
      files: Self.themeFiles(paths), showsColors: hasColors && !forbidsColors)
    configuration = try Self.configuration(paths, themes: themes.names)
    language =
      configuration.language.flatMap(Language.init) ?? Language(environment: environment)
    speed = configuration.speed.flatMap(RunSpeed.init) ?? .watch
    arrangement = configuration.layout.flatMap(Arrangement.init) ?? .auto
    keymap = Keymap(overriding: configuration.keys)
    let fromEnvironment = environment["POMELO_THEME"].flatMap { $0.isEmpty ? nil : $0 }
    themeName = theme ?? fromEnvironment ?? configuration.theme ?? themes.names[0]
    do {
      _ = try themes.theme(named: themeName)
    } catch {
      throw CommandError.usage("\(theme != nil ? "--theme" : "POMELO_THEME"): \(error)")
    }
  }

  /// What the explorer speaks: what the configuration says, otherwise the locale.
  let language: Language
  /// How fast a run goes.
  let speed: RunSpeed
  /// How the panes are arranged.
  let arrangement: Arrangement
  /// The keys, the person's own over pomelo's.
  let keymap: Keymap

  private static func configuration(
    _ paths: SettingsPaths, themes: [String]
  ) throws -> Configuration {
    let path = paths.configuration
    guard let text = text(of: path) else {
      guard paths.isConfigurationNamed || FileManager.default.fileExists(atPath: path) else {
        return Configuration()
      }
      throw CommandError.usage(
        "The configuration \(path) cannot be read, or is longer than a megabyte.")
    }
    // The names that the file may use.
    let schema = ConfigurationSchema(
      commands: ExplorerCommand.allCases.map {
        ConfigurationSchema.Command(
          name: $0.name, keys: Keymap.standard.keys(for: $0), place: $0.place)
      }, themes: themes, languages: Language.allCases.map(\.rawValue),
      speeds: RunSpeed.allCases.map(\.rawValue), layouts: Arrangement.allCases.map(\.rawValue))
    do {
      return try Configuration(yaml: text, file: path, schema: schema)
    } catch {
      throw CommandError.usage("The configuration cannot be used.\n\(error)")
    }
  }

  /// The files `*.yaml` of the person's folder; those that cannot be read are no themes.
  private static func themeFiles(_ paths: SettingsPaths) -> [ThemeFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: paths.themes)) ?? []
    return names.sorted().prefix(1000).compactMap { name in
      guard name.hasSuffix(".yaml"), !name.hasPrefix("."), name.count > 5 else { return nil }
      let path = "\(paths.themes)/\(name)"
      return text(of: path).map {
        ThemeFile(name: String(name.dropLast(5)), path: path, text: $0)
      }
    }
  }

  /// The text of a file; `nil` when it cannot be read or is too long.
  private static func text(of path: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: sizeLimit + 1), data.count <= sizeLimit
    else { return FileManager.default.fileSize(path) == 0 ? "" : nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension FileManager {
  /// The bytes of a file; `nil` where there is none.
  fileprivate func fileSize(_ path: String) -> Int? {
    (try? attributesOfItem(atPath: path))?[.size] as? Int
  }
}
