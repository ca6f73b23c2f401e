import ElementModel
import Foundation

/// The constants that Xcode makes for the pictures and colours of asset catalogues.
struct AssetSymbols {
  /// The assets by the folders that give them a namespace, the outermost first; most have none.
  private var assets: [[String]: Names] = [:]
  /// As many files are looked at.
  private static let fileLimit = 20_000

  /// Names of assets of one namespace.
  private struct Names {
    var colors: Set<String> = []
    var images: Set<String> = []
  }

  /// Looks for catalogues in some folders.
  init(folders: [String]) {
    var count = 0
    for folder in folders {
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      // The namespace of each folder that has one.
      var spaces: [String: [String]] = [:]
      while let url = walk?.nextObject() as? URL, count < Self.fileLimit {
        count += 1
        let name = url.deletingPathExtension().lastPathComponent
        let space = spaces[url.deletingLastPathComponent().path] ?? []
        switch url.pathExtension {
        case "colorset":
          assets[space, default: Names()].colors.insert(name)
          walk?.skipDescendants()
        case "imageset", "symbolset":
          assets[space, default: Names()].images.insert(name)
          walk?.skipDescendants()
        case "":
          let isSpace = Self.isNamespace(url)
          if isSpace || !space.isEmpty { spaces[url.path] = space + (isSpace ? [name] : []) }
        default: break
        }
      }
    }
  }

  /// Whether a folder of a catalogue says that the names of its assets begin with its own.
  private static func isNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json").path
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let properties = contents?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool == true
  }

  /// The declarations, as a source that is compiled with the app's; empty where there is nothing.
  ///
  /// The short names of colours are members of protocols, so that what an app declares by the same
  /// name takes their place. Xcode does not make them for packages.
  ///
  /// - Parameter extendingColors: Whether there are short names.
  /// - Returns: The source.
  func source(extendingColors: Bool = true) -> String {
    guard !assets.isEmpty else { return "" }
    let spaces = assets.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let colors = spaces.map { ($0, constants(assets[$0]?.colors ?? [], without: "Color", in: $0)) }
    let images = spaces.map { ($0, constants(assets[$0]?.images ?? [], without: "Image", in: $0)) }
    let resources =
      "\nimport SwiftUI\n\n"
      + extensions(of: "ColorResource", colors) {
        "static let \($0) = ColorResource(name: \($1), bundle: .main)"
      }
      + extensions(of: "ImageResource", images) {
        "static let \($0) = ImageResource(name: \($1), bundle: .main)"
      }
    guard extendingColors else { return resources }
    let color = { (name: String, asset: String) in
      "static var \(name): Color { Color(\(asset)) }"
    }
    let uiColor = { (name: String, asset: String) in
      "static var \(name): UIColor { UIColor(resource: ColorResource(name: \(asset), bundle: .main)) }"
    }
    let uiImage = { (name: String, asset: String) in
      "static var \(name): UIImage { UIImage(resource: ImageResource(name: \(asset), bundle: .main)) }"
    }
    let plain = { (all: [Space]) in all.filter { $0.0.isEmpty } }
    let spaced = { (all: [Space]) in all.filter { !$0.0.isEmpty } }
    return resources
      + extensions(of: "ShapeStyle where Self == Color", plain(colors), color)
      + extensions(of: "_AssetColor where Self == UIColor", plain(colors), uiColor)
      + extensions(of: "_AssetImage where Self == UIImage", plain(images), uiImage)
      + extensions(of: "Color", spaced(colors), color)
      + extensions(of: "UIColor", spaced(colors), uiColor)
      + extensions(of: "UIImage", spaced(images), uiImage)
  }

  /// A namespace, and the constants in it.
  private typealias Space = ([String], [(name: String, asset: String)])

  /// Extensions of a type by constants, those of a namespace in a type of that name.
  private func extensions(
    of type: String, _ spaces: [Space], _ make: (String, String) -> String
  ) -> String {
    var declared: Set<[String]> = []
    var text = ""
    for (space, constants) in spaces where !constants.isEmpty {
      let names = space.map(Self.namespace)
      for depth in names.indices where declared.insert(Array(names[...depth])).inserted {
        let outer = ([type] + names[..<depth].map { "`\($0)`" }).joined(separator: ".")
        text += "extension \(outer) {\n  enum `\(names[depth])` {}\n}\n\n"
      }
      let whole = ([type] + names.map { "`\($0)`" }).joined(separator: ".")
      let members = constants.map { "  " + make("`\($0.name)`", literal($0.asset)) }
      text += "extension \(whole) {\n\(members.joined(separator: "\n"))\n}\n\n"
    }
    return text
  }

  /// The name of the type that Xcode makes for a namespace.
  static func namespace(_ folder: String) -> String {
    SymbolName.startingWell(
      SymbolName.words(of: folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }

  /// A constant for each asset; the first of those that would have the same name.
  private func constants(
    _ assets: Set<String>, without suffix: String, in space: [String]
  ) -> [(name: String, asset: String)] {
    var seen: Set<String> = []
    return assets.sorted().compactMap { asset in
      let name = Self.constant(for: asset, without: suffix)
      guard !name.isEmpty, seen.insert(name).inserted else { return nil }
      return (name, (space + [asset]).joined(separator: "/"))
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
    let words = SymbolName.words(of: asset)
    guard let first = words.first else { return "" }
    guard asset.contains(where: \.isLowercase) else {
      return SymbolName.startingWell(words.joined(separator: "_"))
    }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var name = SymbolName.lowercasingStart(first) + others.joined()
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    return SymbolName.startingWell(name)
  }

  private func literal(_ text: String) -> String { SwiftLiteral.string(text) }
}
