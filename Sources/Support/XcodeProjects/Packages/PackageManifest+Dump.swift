extension PackageManifest {
  /// Reads what `swift package dump-package` prints.
  init(dump: DocumentValue) {
    name = dump["name"]?.text ?? ""
    toolsVersion = dump["toolsVersion"]?["_version"]?.text ?? ""
    languageModes = dump["swiftLanguageVersions"]?.texts ?? []
    for platform in dump["platforms"]?.list ?? [] {
      if let name = platform["platformName"]?.text {
        platforms[name] = platform["version"]?.text
      }
    }
    products = (dump["products"]?.list ?? []).map { product in
      Product(
        name: product["name"]?.text ?? "", kind: product["type"]?.mapping?.keys.first ?? "",
        targets: product["targets"]?.texts ?? [])
    }
    packages = (dump["dependencies"]?.list ?? []).compactMap(Self.package)
    targets = (dump["targets"]?.list ?? []).map(Self.target)
  }

  private static func target(_ value: DocumentValue) -> Target {
    var target = Target(
      name: value["name"]?.text ?? "", type: value["type"]?.text ?? "regular",
      path: value["path"]?.text)
    target.sources = value["sources"]?.list.map { $0.compactMap(\.text) }
    target.exclude = value["exclude"]?.texts ?? []
    target.publicHeaders = value["publicHeadersPath"]?.text
    target.resources = (value["resources"]?.list ?? []).compactMap { resource in
      resource["path"]?.text.map {
        Resource(path: $0, isCopied: resource["rule"]?["copy"] != nil)
      }
    }
    target.dependencies = (value["dependencies"]?.list ?? []).compactMap(dependency)
    target.plugins = (value["pluginUsages"]?.list ?? []).compactMap {
      $0["plugin"]?.list?.first?.text
    }
    target.settings = (value["settings"]?.list ?? []).compactMap(setting)
    return target
  }

  private static func dependency(_ value: DocumentValue) -> Dependency? {
    guard let (kind, parts) = value.mapping?.first, let parts = parts.list,
      let name = parts.first?.text
    else { return nil }
    let package = kind == "product" ? parts.dropFirst().first?.text : nil
    return Dependency(
      name: name, package: package.map(PackageReference.identity), isTarget: kind != "product",
      isProduct: kind != "target", platforms: parts.last?["platformNames"]?.texts ?? [])
  }

  private static func setting(_ value: DocumentValue) -> Setting? {
    guard let (kind, argument) = value["kind"]?.mapping?.first else { return nil }
    return Setting(
      tool: value["tool"]?.text ?? "swift", kind: kind, values: argument["_0"]?.texts ?? [],
      platforms: value["condition"]?["platformNames"]?.texts ?? [],
      configuration: value["condition"]?["config"]?.text)
  }

  private static func package(_ value: DocumentValue) -> PackageReference? {
    guard let (kind, parts) = value.mapping?.first, let part = parts.list?.first else { return nil }
    let identity = part["identity"]?.text ?? ""
    switch kind {
    case "fileSystem":
      return PackageReference(
        identity: identity, source: .local(path: part["path"]?.text ?? ""), identifier: identity)
    case "registry":
      return PackageReference(
        identity: identity,
        source: .registry(identity: identity, requirement: requirement(part["requirement"])),
        identifier: identity)
    default:
      let location = part["location"]?.mapping?.first?.value.list?.first
      let url = location?["urlString"]?.text ?? location?.text ?? ""
      return PackageReference(
        identity: identity,
        source: .remote(url: url, requirement: requirement(part["requirement"])),
        identifier: identity)
    }
  }

  private static func requirement(_ value: DocumentValue?) -> PackageRequirement {
    guard let (kind, parts) = value?.mapping?.first, let part = parts.list?.first else {
      return .any
    }
    let text = part.text ?? ""
    switch kind {
    case "range":
      return .range(from: part["lowerBound"]?.text ?? "", to: part["upperBound"]?.text ?? "")
    case "exact": return .exact(text)
    case "branch": return .branch(text)
    case "revision": return .revision(text)
    default: return .any
    }
  }
}
