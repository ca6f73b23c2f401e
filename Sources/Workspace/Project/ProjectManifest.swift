import ElementModel
import SessionProtocol
import SourceModel
import Yams

/// The contents of a `pomelo.yml`.
struct ProjectManifest {
  /// Name of the file, in the project's folder.
  static let fileName = "pomelo.yml"

  /// Folders of the app's sources, as written; `nil` where a project beside the file says them.
  var app: [String]?
  /// Folders of the tests' sources, likewise.
  var tests: [String]?
  /// What of that project is opened.
  var wishes = TargetWishes()
  /// The project, where there are several, as written.
  var project: String?
  var name: String?
  var bundleIdentifier: String?
  var firstTest: String?
  var swiftLanguageMode: String?
  /// What is set of the device, by name.
  var device: [DeviceSetting: String]
  /// Schemes of the links that the app opens, besides those of its `Info.plist`.
  var urlSchemes: [String]
  /// Why the app asks for consent, under the keys of `Info.plist`.
  var usageDescriptions: [String: String]
  /// Folders of further apps' sources, by bundle identifier, as written.
  var apps: [(bundleIdentifier: String, folders: [String])]

  /// Folders of sources that stand in for those of the app, as written.
  var stubs: [String]
  /// Folders of sources that stand in for whole modules, as written.
  var moduleStubs: [(module: String, folders: [String])] = []

  /// Which tests belong to which layer of the pyramid.
  var layers = LayerPatterns()

  /// Folder of the simulated network's answers, as written.
  var fixtures: String?
  /// File that says what the store sells, as written.
  var storeKit: String?
  /// What folders of pomelo's own pictures of snapshots are called.
  var snapshotFolder: String?
  /// Where references are kept besides.
  var snapshotStore: SnapshotStoreSetting?
  /// How the simulated network is.
  var network: NetworkConditions?

  /// The keys that mean something.
  private enum Key: String, CaseIterable {
    case app, tests, project, scheme, target, testPlan, configuration, name, bundleIdentifier,
      firstTest,
      swiftLanguageMode
    case urlSchemes, usageDescriptions, apps, fixtures, network, storeKit, stubs, layers,
      snapshotFolder, snapshotStore
    case device, os, appearance, dynamicTypeSize, locale, layoutDirection, orientation,
      permissions

    /// What a value must be.
    var expectation: String {
      switch self {
      case .urlSchemes: "a scheme or a list of schemes"
      case .stubs: "a folder, a list of folders, or a mapping of modules to folders"
      case .usageDescriptions: "a mapping of keys to texts"
      case .apps: "a mapping of bundle identifiers to folders"
      case .layers: "a mapping of ui, integration or unit to names of tests or folders"
      case .snapshotStore: SnapshotStoreSetting.expectation
      case .network: "a description of the network or a mapping of its parts"
      default: "a folder or a list of folders"
      }
    }
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - path: Its path, for messages.
  /// - Throws: ``WorkspaceError``, with the line of what is wrong.
  init(text: String, path: String) throws(WorkspaceError) {
    let mapping = try Self.mapping(text, path: path)
    var values: [Key: Node] = [:]
    for (keyNode, value) in mapping {
      let line = keyNode.mark?.line ?? 1
      guard let text = keyNode.string, let key = Key(rawValue: text) else {
        throw .manifest(
          .unknownKey(
            keyNode.string ?? "?", path: path, line: line, known: Key.allCases.map(\.rawValue)))
      }
      guard values.updateValue(value, forKey: key) == nil else {
        throw .manifest(
          .malformedManifest(
            path: path, line: line, reason: "the key \"\(text)\" is there twice"))
      }
    }
    app = try Self.folders(.app, values, path)
    tests = try Self.folders(.tests, values, path)
    project = try Self.text(.project, values, path)
    wishes = TargetWishes(
      scheme: try Self.text(.scheme, values, path), target: try Self.text(.target, values, path),
      testPlan: try Self.text(.testPlan, values, path),
      configuration: try Self.text(.configuration, values, path))
    name = try Self.text(.name, values, path)
    bundleIdentifier = try Self.text(.bundleIdentifier, values, path)
    device = try Self.device(values, path)
    firstTest = try Self.text(.firstTest, values, path)
    swiftLanguageMode = try Self.text(.swiftLanguageMode, values, path)
    urlSchemes = []
    if let node = values[.urlSchemes] { urlSchemes = try Self.texts(node, .urlSchemes, path) }
    usageDescriptions = [:]
    for (name, node) in try Self.entries(.usageDescriptions, values, path) {
      let texts = try Self.texts(node, .usageDescriptions, path)
      usageDescriptions[name] = texts.joined(separator: " ")
    }
    stubs = []
    if let node = values[.stubs], node.mapping == nil {
      stubs = try Self.texts(node, .stubs, path)
    } else {
      for (name, node) in try Self.entries(.stubs, values, path) {
        moduleStubs.append((name, try Self.texts(node, .stubs, path)))
      }
    }
    for (name, node) in try Self.entries(.layers, values, path) {
      guard let layer = TestLayer(rawValue: name) else {
        throw Self.wrongValue(.layers, node, path, Key.layers.expectation)
      }
      layers.add(try Self.texts(node, .layers, path), to: layer)
    }
    fixtures = try Self.text(.fixtures, values, path)
    network = try Self.network(values, path)
    storeKit = try Self.text(.storeKit, values, path)
    snapshotFolder = try Self.text(.snapshotFolder, values, path)
    snapshotStore = try Self.store(values, path)
    apps = []
    for (identifier, node) in try Self.entries(.apps, values, path) {
      apps.append((identifier, try Self.texts(node, .apps, path)))
    }
    if let mode = swiftLanguageMode, !LanguageMode.all.contains(mode) {
      throw .manifest(
        .wrongValue(
          key: Key.swiftLanguageMode.rawValue, path: path,
          line: values[.swiftLanguageMode]?.mark?.line ?? 1, expected: LanguageMode.expectation))
    }
  }

  /// Reads the YAML down to its top-level mapping; an empty file has no keys.
  private static func mapping(
    _ text: String, path: String
  ) throws(WorkspaceError) -> Node.Mapping {
    do {
      guard let node = try Yams.compose(yaml: text) else { return Node.Mapping([]) }
      if let mapping = node.mapping { return mapping }
      throw WorkspaceError.manifest(
        .malformedManifest(
          path: path, line: node.mark?.line ?? 1,
          reason: "it must hold keys and values, such as \"app: App\""))
    } catch let error as WorkspaceError {
      throw error
    } catch let error as YamlError {
      throw error.workspaceError(path: path)
    } catch {
      throw .manifest(.malformedManifest(path: path, line: 1, reason: "\(error)"))
    }
  }

  /// A folder or a list of folders; `nil` where there is none.
  private static func folders(
    _ key: Key, _ values: [Key: Node], _ path: String
  ) throws(WorkspaceError) -> [String]? {
    guard let node = values[key], node.tag != Tag(.null) else { return nil }
    return try texts(node, key, path)
  }

  /// What is set of the device, each value checked.
  private static func device(
    _ values: [Key: Node], _ path: String
  ) throws(WorkspaceError) -> [DeviceSetting: String] {
    var result: [DeviceSetting: String] = [:]
    for setting in DeviceSetting.allCases {
      guard let key = Key(rawValue: setting.rawValue), let node = values[key] else { continue }
      var settings = DeviceSettings.standard
      guard let value = node.scalar?.string ?? answers(setting, node),
        settings.set(setting, to: value)
      else {
        throw wrongValue(key, node, path, setting.expectation)
      }
      result[setting] = value
    }
    return result
  }

  /// Permissions as a mapping, `camera: allow`, in the form of the option.
  private static func answers(_ setting: DeviceSetting, _ node: Node) -> String? {
    guard setting == .permissions, let mapping = node.mapping else { return nil }
    return mapping.map { "\($0.key.string ?? "")=\($0.value.string ?? "")" }.joined(separator: ",")
  }

  /// A text or a list of texts, such as folders.
  private static func texts(
    _ node: Node, _ key: Key, _ path: String
  ) throws(WorkspaceError) -> [String] {
    let nodes = node.sequence.map(Array.init) ?? [node]
    let texts = nodes.compactMap { $0.scalar?.string }.filter { !$0.isEmpty }
    guard !texts.isEmpty, texts.count == nodes.count else {
      throw wrongValue(key, node, path, key.expectation)
    }
    return texts
  }

  /// The network, as one text such as `offline` or as a mapping such as `latency: 300ms`.
  private static func network(
    _ values: [Key: Node], _ path: String
  ) throws(WorkspaceError) -> NetworkConditions? {
    guard let node = values[.network] else { return nil }
    var parts: [String] = []
    if node.mapping == nil {
      parts = try texts(node, .network, path)
    } else {
      for (name, value) in try entries(.network, values, path) {
        let texts = try texts(value, .network, path)
        switch texts {
        case ["true"]: parts.append(name)
        case ["false"]: break
        default: parts += texts.map { "\(name)=\($0)" }
        }
      }
    }
    do {
      return try NetworkConditions(text: parts.joined(separator: ","))
    } catch {
      throw wrongValue(.network, node, path, NetworkConditions.expectation)
    }
  }

  /// Where references are kept, as a mapping such as `s3: s3://bucket/path`.
  private static func store(
    _ values: [Key: Node], _ path: String
  ) throws(WorkspaceError) -> SnapshotStoreSetting? {
    guard let node = values[.snapshotStore] else { return nil }
    var parts: [String: String] = [:]
    for (name, value) in try entries(.snapshotStore, values, path) {
      parts[name] = try texts(value, .snapshotStore, path).joined(separator: " ")
    }
    guard let setting = SnapshotStoreSetting(parts) else {
      throw wrongValue(.snapshotStore, node, path, Key.snapshotStore.expectation)
    }
    return setting
  }

  /// The entries of a mapping, in their order; none when the key is not there.
  private static func entries(
    _ key: Key, _ values: [Key: Node], _ path: String
  ) throws(WorkspaceError) -> [(key: String, value: Node)] {
    guard let node = values[key] else { return [] }
    guard let mapping = node.mapping else { throw wrongValue(key, node, path, key.expectation) }
    var entries: [(key: String, value: Node)] = []
    for (keyNode, value) in mapping {
      guard let text = keyNode.scalar?.string, !text.isEmpty else {
        throw wrongValue(key, keyNode, path, key.expectation)
      }
      entries.append((text, value))
    }
    return entries
  }

  private static func wrongValue(
    _ key: Key, _ node: Node, _ path: String, _ expected: String
  ) -> WorkspaceError {
    .manifest(
      .wrongValue(
        key: key.rawValue, path: path, line: node.mark?.line ?? 1, expected: expected))
  }

  /// A single value.
  private static func text(
    _ key: Key, _ values: [Key: Node], _ path: String
  ) throws(WorkspaceError) -> String? {
    guard let node = values[key] else { return nil }
    guard let text = node.scalar?.string, !text.isEmpty else {
      throw .manifest(
        .wrongValue(
          key: key.rawValue, path: path, line: node.mark?.line ?? 1, expected: "one line of text"))
    }
    return text
  }
}

/// Language modes that sources can be compiled in.
enum LanguageMode {
  static let all = ["5", "6"]
  static let standard = "5"
  static let expectation = "5 or 6"
}

extension YamlError {
  /// The parser's complaint with its line.
  fileprivate func workspaceError(path: String) -> WorkspaceError {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      .manifest(.malformedManifest(path: path, line: mark.line, reason: problem))
    case .reader(let problem, _, _, _):
      .manifest(.malformedManifest(path: path, line: 1, reason: problem))
    case .duplicatedKeysInMapping(let duplicates, let context):
      .manifest(
        .malformedManifest(
          path: path, line: context.mark.line,
          reason: "the key \(duplicates.first.map { "\"\($0)\"" } ?? "") is there twice"))
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      .manifest(.malformedManifest(path: path, line: 1, reason: "\(self)"))
    }
  }
}
