import DeviceServices

/// Files of Xcode's editors, which are not read.
enum MissingFile {
  static func note(_ name: String) {
    DeviceServices.shared.notes.add(
      "SpriteKit does not read files of Xcode's editor of scenes: “\(name)” counts as missing.")
  }
}
