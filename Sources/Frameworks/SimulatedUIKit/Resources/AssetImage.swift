/// A picture of an asset catalogue.
struct AssetImage {
  /// Where its file is.
  var path: String
  /// Pixels per point.
  var scale: CGFloat

  /// The `Contents.json` of a picture ("Image Set Type", Apple's Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Appearance: Decodable { var value: String? }
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?

      var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
      var isForPhones: Bool { ["universal", "iphone", nil].contains(idiom) }
      /// A file of one size for all screens counts as one pixel per point.
      var pixels: CGFloat { scale?.first?.wholeNumberValue.map { CGFloat($0) } ?? 1 }
    }

    var images: [Entry]
  }

  /// The file as it is.
  var data: Data? { FileManager.default.contents(atPath: path) }

  /// Finds a picture of the app in use: that with the most pixels, as screens have three per point.
  ///
  /// - Parameters:
  ///   - name: Its name in the catalogue.
  ///   - isDark: Whether the interface is dark.
  /// - Returns: The picture; `nil` where the app has none of the name, or none in PNG format.
  static func named(_ name: String, isDark: Bool = false) -> AssetImage? {
    guard let folder = AppResources.current.asset("\(name).imageset"),
      let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let usable = contents.images.filter {
      $0.isForPhones && ($0.filename?.lowercased().hasSuffix(".png") ?? false)
    }
    let entries = usable.filter { $0.isDark == isDark }
    let best = (entries.isEmpty ? usable : entries).max { $0.pixels < $1.pixels }
    guard let best, let file = best.filename else { return nil }
    return AssetImage(path: "\(folder)/\(file)", scale: best.pixels)
  }
}
