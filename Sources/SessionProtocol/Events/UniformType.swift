import Foundation

/// Apple's names for kinds of data, as far as tests keep such data.
package enum UniformType {
  /// What is known about a kind of data.
  private struct Kind {
    let identifier: String
    /// What it is called where it has no other name.
    var title = "Data"
    /// What names of such files end in, the usual ending first.
    let endings: [String]
  }

  private static let kinds = [
    Kind(identifier: "public.plain-text", title: "Text", endings: ["txt", "log"]),
    Kind(identifier: "public.utf8-plain-text", endings: ["txt"]),
    Kind(identifier: "public.text", endings: ["txt"]),
    Kind(identifier: "public.png", title: "Image", endings: ["png"]),
    Kind(identifier: "public.jpeg", title: "Image", endings: ["jpg", "jpeg"]),
    Kind(identifier: "public.json", endings: ["json"]),
    Kind(identifier: "public.html", endings: ["html"]),
    Kind(identifier: "public.xml", endings: ["xml"]),
    Kind(identifier: "com.adobe.pdf", endings: ["pdf"]),
    Kind(identifier: "com.apple.property-list", title: "Property List", endings: ["plist"]),
    Kind(identifier: "public.zip-archive", title: "Archive", endings: ["zip"]),
    Kind(identifier: "public.comma-separated-values-text", endings: ["csv"]),
    Kind(identifier: "public.mpeg-4", endings: ["mp4"]),
    Kind(identifier: "public.data", endings: ["dat"]),
  ]

  /// The kind of a file, by what its name ends in.
  package static func identifier(ofFile path: String) -> String {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    return kinds.first { $0.endings.contains(ending) }?.identifier ?? "public.data"
  }

  /// What to call data of a kind.
  package static func title(of identifier: String) -> String { kind(identifier)?.title ?? "Data" }

  /// What the name of a file of a kind ends in; `nil` where nobody knows.
  package static func ending(of identifier: String) -> String? {
    kind(identifier)?.endings.first
  }

  private static func kind(_ identifier: String) -> Kind? {
    kinds.first { $0.identifier == identifier }
  }
}
