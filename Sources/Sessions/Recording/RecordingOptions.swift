package import ElementModel
import Foundation

/// How device, network and answers were chosen for a recording, as options of the command line: whoever
/// does it again gets the same.
package struct RecordingOptions: Codable, Hashable, Sendable {
  /// What follows each option, by its name without dashes: `locale`, `network`.
  package var values: [String: String]

  /// The names of the options that are no settings of the device.
  private static let others = ["network", "fixtures"]
  private static let names =
    [
      (DeviceSetting.device, "device"), (.os, "os"), (.appearance, "appearance"),
      (.dynamicTypeSize, "dynamic-type-size"), (.locale, "locale"),
      (.layoutDirection, "layout-direction"), (.orientation, "orientation"),
      (.permissions, "permissions"),
    ]

  /// Creates options.
  ///
  /// - Parameters:
  ///   - settings: Settings of the device.
  ///   - network: The network; `nil` for the project's own.
  ///   - fixtures: The folder of answers; `nil` for the project's own.
  package init(
    settings: [DeviceSetting: String] = [:], network: String? = nil, fixtures: String? = nil
  ) {
    values = [:]
    for (setting, name) in Self.names { values[name] = settings[setting] }
    values["network"] = network
    values["fixtures"] = fixtures
  }

  /// Takes what of a device was chosen since the project was opened.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - former: The one that the project was opened with.
  mutating func take(_ device: DeviceSettings, over former: DeviceSettings) {
    for (setting, name) in Self.names where device.value(of: setting) != former.value(of: setting) {
      values[name] = device.value(of: setting)
    }
  }

  /// Reads them from a file, without what pomelo knows no more.
  package init(from decoder: any Decoder) throws {
    values = try [String: String](from: decoder).filter { Self.isKnown($0.key) }
  }

  /// Writes them as an object.
  package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

  /// Whether nothing was chosen.
  package var isEmpty: Bool { values.isEmpty }

  /// The settings of the device.
  package var settings: [DeviceSetting: String] {
    var settings: [DeviceSetting: String] = [:]
    for (setting, name) in Self.names { settings[setting] = values[name] }
    return settings
  }

  /// The options as a command line has them, such as `--locale ja_JP`; of a folder, its name.
  package var words: [String] {
    values.sorted { $0.key < $1.key }.map { name, value in
      let whole = name == "fixtures" ? (value as NSString).lastPathComponent : value
      // It is written into a comment, which a new line would end.
      let text = String(whole.map { $0.isNewline ? " " : $0 })
      return "--\(name) \(text.allSatisfy(Self.isPlain) ? text : "\"\(text)\"")"
    }
  }

  /// Whether a shell takes a character as it is.
  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.,=%:-".contains(character)
  }

  private static func isKnown(_ name: String) -> Bool {
    others.contains(name) || names.contains { $0.1 == name }
  }

  /// What stands at the head of a script of commands, a line for each option.
  var heading: [String] {
    values.sorted { $0.key < $1.key }.filter { !$0.value.contains(where: \.isNewline) }
      .map { "# --\($0.key)=\($0.value)" }
  }

  /// Reads the head of a script of commands.
  init(heading lines: [String]) {
    values = [:]
    for line in lines where line.hasPrefix("# --") {
      let words = line.dropFirst(4).split(separator: "=", maxSplits: 1)
      guard words.count == 2, Self.isKnown(String(words[0])) else { continue }
      values[String(words[0])] = String(words[1])
    }
  }
}
