import Foundation
import Glibc

/// Frameworks that are no part of the host's library: they are linked into a host whose sources import
/// them, and cost the others nothing.
///
/// The first time that anybody asks whether a type conforms to a protocol, all conformances of a
/// program are looked through; frameworks are full of them.
struct SeparateFrameworks: Hashable, Sendable {
  /// The modules, as the package's manifest has them.
  static let names = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
    "AuthenticationServices", "CallKit", "Charts", "CloudKit", "ContactsUI", "CoreLocationUI",
    "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText", "DeviceCheck",
    "EventKitUI", "ExposureNotification", "FoundationModels", "GameKit", "GameplayKit", "HealthKit",
    "InlineSnapshotTesting", "Intents", "IntentsUI", "JavaScriptCore", "MapKit", "MediaPlayer",
    "MetricKit", "MobileCoreServices", "NaturalLanguage", "PDFKit", "PassKit", "PencilKit",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "SceneKit", "ScreenSnapshots",
    "SnapshotTestingCustomDump", "Speech", "SpriteKit", "StoreKit", "StoreKitTest", "SwiftData",
    "TipKit", "Translation", "Vision", "VisionKit", "WeatherKit", "WidgetKit",
    "_StoreKit_SwiftUI",
  ]

  /// The library that others are in, as the package's manifest has it.
  static let library = (
    name: "libPomeloCrypto.so", modules: ["CryptoKit", "SimulatedCommonCrypto"]
  )

  /// Paths of the files that each is made of; of one that was not built, none.
  let objects: [String: [String]]
  /// What tells these from others of the same names.
  let identity: [String]

  /// None at all.
  init() { (objects, identity) = ([:], []) }

  /// Finds them beside a host's library.
  ///
  /// - Parameter folder: The folder of the library: of a build, with a folder of objects for each
  ///   module, or of an installation, with one object for each.
  init(beside folder: String) {
    var objects: [String: [String]] = [:]
    for name in Self.names {
      let build = "\(folder)/\(name).build"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
      let paths = files.filter { $0.hasSuffix(".o") }.sorted().map { "\(build)/\($0)" }
      let installed = "\(folder)/frameworks/\(name).o"
      objects[name] = paths.isEmpty && access(installed, F_OK) == 0 ? [installed] : paths
    }
    let library = "\(folder)/\(Self.library.name)"
    if access(library, F_OK) == 0 {
      for name in Self.library.modules { objects[name] = [library] }
    }
    self.objects = objects
    identity = Set(objects.values.joined()).sorted().map { FileIdentity.text(of: $0) }
  }

  /// What a host is linked with that imports some frameworks: their object files and libraries, and
  /// those of the frameworks that they need.
  ///
  /// - Parameter imports: Names of modules, most of which are none of these.
  /// - Returns: Paths, in the order of the frameworks' names.
  func objects(for imports: Set<String>) -> [String] {
    var wanted: Set<String> = []
    let imports = Set(imports.map { ModuleCompiler.meaning(of: $0) })
    var open = Self.names.filter(imports.contains)
    while let name = open.popLast() {
      guard wanted.insert(name).inserted else { continue }
      open += neededBy(name)
    }
    let library = Self.library.modules.first(where: imports.contains).flatMap { objects[$0] } ?? []
    return Self.names.filter(wanted.contains).flatMap { objects[$0] ?? [] } + library
  }

  /// The frameworks whose symbols one names: in each of these stands the module's name.
  private func neededBy(_ name: String) -> [String] {
    let contents = (objects[name] ?? []).compactMap {
      try? Data(contentsOf: URL(fileURLWithPath: $0), options: .mappedIfSafe)
    }
    return Self.names.filter { other in
      let start = Array("$s\(other.utf8.count)\(other)".utf8)
      return other != name && contents.contains { Self.has(start, in: $0) }
    }
  }

  /// Whether bytes stand somewhere in a file, of which there are some megabytes.
  private static func has(_ searched: [UInt8], in data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let first = searched.first, var place = bytes.baseAddress else { return false }
      let end = place + bytes.count
      while let found = memchr(place, Int32(first), end - place) {
        guard end - UnsafeRawPointer(found) >= searched.count else { return false }
        if memcmp(found, searched, searched.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
