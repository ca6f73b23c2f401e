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

  /// Which of them each stands on, as the package's manifest has it.
  static let needs = [
    "ARKit": ["AVFoundation", "SceneKit"],
    "AVKit": ["AVFoundation"],
    "CallKit": ["AVFoundation"],
    "InlineSnapshotTesting": ["ScreenSnapshots"],
    "IntentsUI": ["Intents"],
    "MediaPlayer": ["AVFoundation"],
    "QuickLook": ["PDFKit"],
    "RealityKit": ["ARKit"],
    "SceneKit": ["Accelerate"],
    "SnapshotTestingCustomDump": ["ScreenSnapshots"],
    "Speech": ["AVFoundation"],
    "StoreKitTest": ["StoreKit"],
    "Vision": ["AVFoundation", "CoreML"],
    "VisionKit": ["Vision"],
    "WidgetKit": ["ActivityKit", "AppIntents", "Intents"],
    "_StoreKit_SwiftUI": ["StoreKit"],
  ]

  /// The folder of the host's library, beside which they are: of a build, with a folder of objects for
  /// each module, or of an installation, with one object for each.
  let folder: String

  /// What a host is linked with that imports some frameworks: their object files and libraries, and
  /// those of the frameworks that they need.
  ///
  /// - Parameter imports: Names of modules, most of which are none of these.
  /// - Returns: Paths, in the order of the frameworks' names.
  func objects(for imports: Set<String>) -> [String] {
    let imports = Set(imports.map { ModuleCompiler.meaning(of: $0) })
    var wanted: Set<String> = []
    var open = Self.names.filter(imports.contains)
    while let name = open.popLast() {
      if wanted.insert(name).inserted { open += Self.needs[name] ?? [] }
    }
    let library = "\(folder)/\(Self.library.name)"
    let needsLibrary = Self.library.modules.contains(where: imports.contains)
    return Self.names.filter(wanted.contains).flatMap(objects)
      + (needsLibrary && access(library, F_OK) == 0 ? [library] : [])
  }

  /// Paths of the files that one is made of; of one that was not built, none.
  private func objects(of name: String) -> [String] {
    let build = "\(folder)/\(name).build"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    let paths = files.filter { $0.hasSuffix(".o") }.sorted().map { "\(build)/\($0)" }
    let installed = "\(folder)/frameworks/\(name).o"
    return paths.isEmpty && access(installed, F_OK) == 0 ? [installed] : paths
  }
}
