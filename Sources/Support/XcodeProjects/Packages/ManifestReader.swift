import Foundation

/// Reads Swift packages, and playgrounds for apps, which are packages too.
struct ManifestReader {
  let files: ProjectFiles
  let problems: ProblemList

  /// Reads a `Package.swift` by its literals, without running it.
  func read(_ document: ProjectDocument) throws(ProjectReadingError) -> ProjectDefinition {
    let folder = document.format == .appPlayground ? document.path : document.folder
    let path = "\(folder)/Package.swift"
    let manifest = try manifest(at: path, folder: folder)
    return definition(manifest, document: document, folder: folder)
  }

  /// What a `Package.swift` says by its literals.
  func manifest(at path: String, folder: String) throws(ProjectReadingError) -> PackageManifest {
    let text = try files.text(of: path)
    if let line = MergeMarker.line(in: Data(text.utf8)) {
      throw .mergeMarker(path: path, line: line)
    }
    guard let arguments = ManifestText.package(in: text) else { throw .notAProject(path: path) }
    if let line = Self.lineOfCode(in: text) {
      problems.add(.madeByCode(place: ProjectPlace(file: path, line: line)))
    }
    var manifest = PackageManifest(arguments: arguments, folder: folder)
    manifest.toolsVersion =
      text.firstRange(of: "swift-tools-version:").map { range in
        String(text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
      } ?? ""
    return manifest
  }

  /// The first line that changes the package after it is made, or the targets in it.
  private static func lineOfCode(in text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let code = line.trimmed
      return code.hasPrefix("package.") || code.hasPrefix("for ") && code.contains("package.")
    }.map { $0 + 1 }
  }

  /// Makes the model of what a manifest says.
  func definition(
    _ manifest: PackageManifest, document: ProjectDocument, folder: String
  ) -> ProjectDefinition {
    var definition = ProjectDefinition(
      name: manifest.name, folder: folder, document: document, packages: manifest.packages,
      configurations: ["Debug", "Release"])
    definition.targets = PackageTargets(
      manifest: manifest, folder: folder, document: document.path, files: files, problems: problems
    ).targets()
    definition.products = manifest.products.map { product in
      LibraryProduct(
        name: product.name,
        targets: product.targets.map { TargetID(project: document.path, identifier: $0) })
    }
    for product in manifest.products where product.kind == "iOSApplication" {
      for name in product.targets {
        guard let index = definition.targets.firstIndex(where: { $0.name == name }) else {
          problems.add(.unknownTarget(name: name, place: ProjectPlace(file: document.path)))
          continue
        }
        definition.targets[index].kind = .application
        definition.targets[index].assign(Self.settings(of: product))
      }
    }
    definition.problems = problems.problems
    return definition
  }

  /// What an app among the products says of itself, as build settings of Xcode say it.
  private static func settings(of product: PackageManifest.Product) -> [(String, String)] {
    let facts = product.application
    var settings = [
      ("PRODUCT_NAME", product.name), ("PRODUCT_MODULE_NAME", "$(TARGET_NAME:c99extidentifier)"),
      ("GENERATE_INFOPLIST_FILE", "YES"), ("INFOPLIST_KEY_CFBundleDisplayName", product.name),
    ]
    let names = [
      ("bundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("displayVersion", "MARKETING_VERSION"),
      ("bundleVersion", "CURRENT_PROJECT_VERSION"),
      ("additionalInfoPlistContentFilePath", "INFOPLIST_FILE"),
    ]
    for (label, name) in names {
      if let value = facts[label]?.text { settings.append((name, value)) }
    }
    let families = (facts["supportedDeviceFamilies"]?.list ?? []).compactMap { $0[""]?.text }
    let numbers = ["phone": "1", "pad": "2"]
    settings.append(
      ("TARGETED_DEVICE_FAMILY", families.compactMap { numbers[$0] }.joined(separator: ",")))
    for capability in facts["capabilities"]?.list ?? [] {
      guard let name = capability[""]?.text, let purpose = capability["purposeString"]?.text,
        let key = usageKeys[name]
      else { continue }
      settings.append(("INFOPLIST_KEY_\(key)", purpose))
    }
    return settings
  }

  private static let usageKeys = [
    "bluetoothAlways": "NSBluetoothAlwaysUsageDescription",
    "calendars": "NSCalendarsUsageDescription", "camera": "NSCameraUsageDescription",
    "contacts": "NSContactsUsageDescription", "faceID": "NSFaceIDUsageDescription",
    "localNetwork": "NSLocalNetworkUsageDescription",
    "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "locationWhenInUse": "NSLocationWhenInUseUsageDescription",
    "mediaLibrary": "NSAppleMusicUsageDescription",
    "microphone": "NSMicrophoneUsageDescription", "motion": "NSMotionUsageDescription",
    "photoLibrary": "NSPhotoLibraryUsageDescription",
    "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription",
    "reminders": "NSRemindersUsageDescription",
    "speechRecognition": "NSSpeechRecognitionUsageDescription",
    "userTracking": "NSUserTrackingUsageDescription",
  ]
}

extension ProjectTarget {
  /// Adds settings over those that are there, in all configurations.
  mutating func assign(_ settings: [(String, String)]) {
    for name in configurations.keys {
      for (key, value) in settings { configurations[name]?.assign(key, value) }
    }
  }
}
