extension PackageManifest {
  /// Reads the arguments of the call of `Package`, as ``ManifestText`` gives them.
  init(arguments: DocumentValue, folder: String) {
    name = arguments["name"]?.text ?? FilePath.name(of: folder)
    languageModes =
      (arguments["swiftLanguageModes"] ?? arguments["swiftLanguageVersions"])?.list?
      .compactMap { $0["0"]?.text ?? $0[""]?.text }.map(Self.version) ?? []
    for platform in arguments["platforms"]?.list ?? [] {
      guard let name = platform[""]?.text, let value = platform["0"] else { continue }
      let version = value.text ?? value[""]?.text.map(Self.version)
      platforms[name.lowercased()] = version.map { $0.contains(".") ? $0 : "\($0).0" }
    }
    products = (arguments["products"]?.list ?? []).map { product in
      Product(
        name: product["name"]?.text ?? "", kind: product[""]?.text ?? "",
        targets: product["targets"]?.texts ?? [], application: product)
    }
    packages = (arguments["dependencies"]?.list ?? []).compactMap { Self.package($0, folder) }
    targets = (arguments["targets"]?.list ?? []).compactMap(Self.target)
  }

  /// The version that `.v17` or `.v17_4` stands for.
  private static func version(_ name: String) -> String {
    let text = name.hasPrefix("v") ? String(name.dropFirst()) : name
    return text.replacing("_", with: ".")
  }

  private static func target(_ call: DocumentValue) -> Target? {
    let types = [
      "target": "regular", "executableTarget": "executable", "testTarget": "test",
      "macro": "macro", "plugin": "plugin", "binaryTarget": "binary", "systemLibrary": "system",
    ]
    guard let type = call[""]?.text.flatMap({ types[$0] }), let name = call["name"]?.text else {
      return nil
    }
    var target = Target(name: name, type: type, path: call["path"]?.text)
    target.sources = call["sources"]?.list.map { $0.compactMap(\.text) }
    target.exclude = call["exclude"]?.texts ?? []
    target.publicHeaders = call["publicHeadersPath"]?.text
    target.resources = (call["resources"]?.list ?? []).compactMap { resource in
      resource["0"]?.text.map { Resource(path: $0, isCopied: resource[""]?.text == "copy") }
    }
    target.dependencies = (call["dependencies"]?.list ?? []).compactMap(dependency)
    target.plugins = (call["plugins"]?.list ?? []).compactMap { $0["name"]?.text }
    for (key, tool) in [
      ("swiftSettings", "swift"), ("cSettings", "c"), ("cxxSettings", "cxx"),
      ("linkerSettings", "linker"),
    ] {
      target.settings += (call[key]?.list ?? []).compactMap { setting($0, tool: tool) }
    }
    return target
  }

  private static func dependency(_ value: DocumentValue) -> Dependency? {
    if let name = value.text {
      return Dependency(name: name, isTarget: true, isProduct: true)
    }
    guard let kind = value[""]?.text, let name = value["name"]?.text ?? value["0"]?.text else {
      return nil
    }
    return Dependency(
      name: name, package: value["package"]?.text.map(PackageReference.identity),
      isTarget: kind != "product", isProduct: kind != "target",
      platforms: platforms(value["condition"]))
  }

  private static func platforms(_ condition: DocumentValue?) -> [String] {
    (condition?["platforms"]?.list ?? []).compactMap { $0[""]?.text?.lowercased() }
  }

  private static func setting(_ call: DocumentValue, tool: String) -> Setting? {
    guard let kind = call[""]?.text else { return nil }
    let value = call["0"]
    var values = value?.texts ?? []
    if let name = value?[""]?.text {
      values = [kind.hasPrefix("swiftLanguage") ? version(name) : name]
    }
    let condition = call["1"]
    return Setting(
      tool: tool, kind: kind, values: values, platforms: platforms(condition),
      configuration: condition?["configuration"]?[""]?.text)
  }

  private static func package(_ call: DocumentValue, _ folder: String) -> PackageReference? {
    if let path = call["path"]?.text {
      let identity = PackageReference.identity(of: path)
      return PackageReference(
        identity: identity, source: .local(path: FilePath.absolute(path, in: folder)),
        identifier: identity)
    }
    let requirement = requirement(call)
    if let id = call["id"]?.text {
      return PackageReference(
        identity: id, source: .registry(identity: id, requirement: requirement), identifier: id)
    }
    guard let url = call["url"]?.text else { return nil }
    let identity = PackageReference.identity(of: url)
    return PackageReference(
      identity: identity, source: .remote(url: url, requirement: requirement),
      identifier: identity)
  }

  private static func requirement(_ call: DocumentValue) -> PackageRequirement {
    if let version = call["from"]?.text { return .upToNextMajor(version) }
    if let version = call["exact"]?.text { return .exact(version) }
    if let branch = call["branch"]?.text { return .branch(branch) }
    if let revision = call["revision"]?.text { return .revision(revision) }
    guard let value = call["0"], let kind = value[""]?.text else { return .any }
    let version = value["from"]?.text ?? value["0"]?.text ?? ""
    switch kind {
    case "upToNextMajor": return .upToNextMajor(version)
    case "upToNextMinor": return .upToNextMinor(version)
    case "exact": return .exact(version)
    case "branch": return .branch(version)
    case "revision": return .revision(version)
    default: return .any
    }
  }
}
