import ElementModel
import Foundation

/// The constants that Xcode makes for the pictures and colours of asset catalogues.
struct AssetSymbols {
  /// Names of colours in the catalogues.
  private(set) var colors: Set<String> = []
  /// Names of pictures in the catalogues.
  private(set) var images: Set<String> = []
  /// As many files are looked at.
  private static let fileLimit = 20_000

  /// Looks for catalogues in some folders.
  init(folders: [String]) {
    var count = 0
    for folder in folders {
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      while let url = walk?.nextObject() as? URL, count < Self.fileLimit {
        count += 1
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "colorset":
          colors.insert(name)
          walk?.skipDescendants()
        case "imageset", "symbolset":
          images.insert(name)
          walk?.skipDescendants()
        default: break
        }
      }
    }
  }

  /// The declarations, as a source that is compiled with the app's; empty where there is nothing.
  ///
  /// The short names of colours are members of protocols, so that what an app declares by the same
  /// name takes their place. Xcode does not make them for packages.
  ///
  /// - Parameter extendingColors: Whether there are short names.
  /// - Returns: The source.
  func source(extendingColors: Bool = true) -> String {
    let colors = constants(self.colors, without: "Color")
    let images = constants(self.images, without: "Image")
    guard !colors.isEmpty || !images.isEmpty else { return "" }
    func members(
      _ constants: [(name: String, asset: String)], _ make: (String, String) -> String
    ) -> String {
      constants.map { "  " + make("`\($0.name)`", literal($0.asset)) }.joined(separator: "\n")
    }
    let resources = """

      import SwiftUI

      extension ColorResource {
      \(members(colors) { "static let \($0) = ColorResource(name: \($1), bundle: .main)" })
      }

      extension ImageResource {
      \(members(images) { "static let \($0) = ImageResource(name: \($1), bundle: .main)" })
      }

      """
    guard extendingColors else { return resources }
    return resources + """
      extension ShapeStyle where Self == Color {
      \(members(colors) { "static var \($0): Color { Color(\($1)) }" })
      }

      extension _AssetColor where Self == UIColor {
      \(members(colors) {
        "static var \($0): UIColor { UIColor(resource: ColorResource(name: \($1), bundle: .main)) }"
      })
      }

      extension _AssetImage where Self == UIImage {
      \(members(images) {
        "static var \($0): UIImage { UIImage(resource: ImageResource(name: \($1), bundle: .main)) }"
      })
      }

      """
  }

  /// A constant for each asset; the first of those that would have the same name.
  private func constants(
    _ assets: Set<String>, without suffix: String
  ) -> [(name: String, asset: String)] {
    var seen: Set<String> = []
    return assets.sorted().compactMap { asset in
      let name = Self.constant(for: asset, without: suffix)
      return !name.isEmpty && seen.insert(name).inserted ? (name, asset) : nil
    }
  }

  /// The name of the constant that Xcode makes for an asset.
  ///
  /// Words end where neither a letter nor a digit follows, and where digits begin or end. Names without
  /// a small letter keep their capitals, with underscores between the words: `ABC12D` is `ABC_12_D`.
  ///
  /// - Parameters:
  ///   - asset: The asset's name.
  ///   - suffix: What is left out at its end, such as `Color`.
  /// - Returns: The name; empty when nothing of the asset's can be part of one.
  static func constant(for asset: String, without suffix: String) -> String {
    let words = words(of: asset)
    guard let first = words.first else { return "" }
    guard asset.contains(where: \.isLowercase) else {
      return startingWell(words.joined(separator: "_"))
    }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var name = lowercasingStart(first) + others.joined()
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    return startingWell(name)
  }

  /// No name begins with a digit.
  private static func startingWell(_ name: String) -> String {
    name.first?.isNumber ?? false ? "_" + name : name
  }

  /// The runs of letters and of digits in a name.
  private static func words(of asset: String) -> [Substring] {
    asset.split { !$0.isLetter && !$0.isNumber }.flatMap { part in
      var words: [Substring] = []
      var rest = part[...]
      while let first = rest.first {
        let word = rest.prefix { $0.isNumber == first.isNumber }
        words.append(word)
        rest = rest.dropFirst(word.count)
      }
      return words
    }
  }

  /// A word with a small letter at its start: `Brand` is `brand`, `URLIcon` `urlIcon`.
  private static func lowercasingStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let kept = capitals.count == word.count ? word.count : max(1, capitals.count - 1)
    return word.prefix(kept).lowercased() + word.dropFirst(kept)
  }

  private func literal(_ text: String) -> String { SwiftLiteral.string(text) }
}
