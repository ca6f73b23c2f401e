/// Makes targets of what a `project.yml` says.
struct XcodeGenTargets {
  let spec: [String: DocumentValue]
  let settings: XcodeGenSettings
  let sources: XcodeGenSources
  let templates: XcodeGenTemplates
  /// The `project.yml`, absolute.
  let document: String
  let problems: ProblemList

  private var folder: String { sources.folder }
  private var place: ProjectPlace { sources.place }

  /// What each target says, templates filled in; one for several platforms is one a platform.
  func declared() -> [(name: String, facts: [String: DocumentValue])] {
    let targets = spec["targets"]?.mapping ?? [:]
    return targets.keys.sorted().flatMap { name -> [(String, [String: DocumentValue])] in
      let own = targets[name]?.mapping ?? [:]
      let facts = templates.filled(own, variables: ["target_name": name])
      let platforms = facts["platform"]?.list?.compactMap(\.text)
      guard let platforms else { return [(name, facts)] }
      return platforms.map { platform in
        let suffix = facts["platformSuffix"]?.text ?? "_\(platform)"
        var facts = templates.filled(own, variables: ["target_name": name, "platform": platform])
        facts["platform"] = .text(platform)
        return ((facts["platformPrefix"]?.text ?? "") + name + suffix, facts)
      }
    }
  }

  /// The targets, by name.
  func targets() -> [ProjectTarget] {
    let declared = self.declared()
    let names = Set(declared.map(\.name))
    var targets = declared.map { target($0.name, $0.facts, names: names) }
    let aggregates = spec["aggregateTargets"]?.mapping ?? [:]
    for name in aggregates.keys.sorted() {
      var target = ProjectTarget(id: id(name), name: name, kind: .aggregate)
      target.dependencies = (aggregates[name]?["targets"]?.texts ?? []).map(id)
      targets.append(target)
    }
    for index in targets.indices where targets[index].kind.isTests {
      targets[index].testHost = host(of: targets[index], among: targets)
    }
    return targets
  }

  private func id(_ name: String) -> TargetID { TargetID(project: document, identifier: name) }

  private func target(
    _ name: String, _ facts: [String: DocumentValue], names: Set<String>
  ) -> ProjectTarget {
    var target = ProjectTarget(
      id: id(name), name: name, kind: TargetKind(xcodeGenType: facts["type"]?.text ?? ""))
    target.place = place
    let members = sources.members(facts["sources"])
    target.sources = members.sources
    target.otherSources = members.otherSources
    target.resources = members.resources
    for dependency in facts["dependencies"]?.list ?? [] {
      add(dependency, to: &target, names: names)
    }
    for key in ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts"] {
      for script in facts[key]?.list ?? [] {
        target.scripts.append(
          BuildScript(
            kind: .phase, name: script["name"]?.text ?? "Run Script",
            outputs: script["outputFiles"]?.texts ?? [],
            inputs: script["inputFiles"]?.texts ?? [],
            text: script["script"]?.text ?? script["path"].map { ". \"$SRCROOT/\($0.text ?? "")\"" }
              ?? "",
            shell: script["shell"]?.text ?? "/bin/sh"))
      }
    }
    for rule in facts["buildRules"]?.list ?? [] {
      target.scripts.append(
        BuildScript(kind: .rule, name: rule["name"]?.text ?? rule["filePattern"]?.text ?? "rule"))
    }
    for plugin in facts["buildToolPlugins"]?.list ?? [] {
      target.packageProducts.append(
        PackageProduct(
          name: plugin["plugin"]?.text ?? "", package: identity(plugin["package"]?.text),
          isPlugin: true))
    }
    target.configurations = settings.tables(facts, facts: implied(name, facts))
    target.defaultConfiguration = settings.defaultName
    return target
  }

  /// Settings that XcodeGen makes of the rest of a target.
  private func implied(_ name: String, _ facts: [String: DocumentValue]) -> [(String, String)] {
    let options = spec["options"]
    var settings = [
      ("TARGET_NAME", name),
      ("PROJECT_NAME", spec["name"]?.text ?? FilePath.name(of: folder)),
    ]
    let platform = facts["platform"]?.text ?? "iOS"
    if platform == "iOS" || platform == "auto" {
      settings += [
        ("SDKROOT", platform == "iOS" ? "iphoneos" : "auto"), ("TARGETED_DEVICE_FAMILY", "1,2"),
      ]
    } else {
      settings.append(("SDKROOT", platform.lowercased()))
    }
    if let language = options?["developmentLanguage"]?.text {
      settings.append(("DEVELOPMENT_LANGUAGE", language))
    }
    let version =
      facts["deploymentTarget"]?.text ?? facts["deploymentTarget"]?["iOS"]?.text
      ?? options?["deploymentTarget"]?["iOS"]?.text
    if let version { settings.append(("IPHONEOS_DEPLOYMENT_TARGET", version)) }
    if let prefix = options?["bundleIdPrefix"]?.text {
      let part = SettingModifier.apply("rfc1034identifier", to: name)
      settings.append(("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).\(part)"))
    }
    if let product = facts["productName"]?.text { settings.append(("PRODUCT_NAME", product)) }
    if let path = facts["info"]?["path"]?.text { settings.append(("INFOPLIST_FILE", path)) }
    for (key, value) in facts["info"]?["properties"]?.mapping ?? [:] {
      // XcodeGen writes these into the file, which may not be there yet.
      if let text = value.text { settings.append(("INFOPLIST_KEY_\(key)", text)) }
    }
    if facts["info"] != nil { settings.append(("GENERATE_INFOPLIST_FILE", "YES")) }
    return settings
  }

  private func identity(_ package: String?) -> String? {
    package.map { name in
      let declared = spec["packages"]?[name]
      let location = declared?["url"]?.text ?? declared?["path"]?.text ?? declared?["github"]?.text
      return PackageReference.identity(of: location ?? name)
    }
  }

  private func add(
    _ dependency: DocumentValue, to target: inout ProjectTarget, names: Set<String>
  ) {
    let isOptional = dependency["weak"]?.flag ?? false
    if let name = dependency["target"]?.text {
      if names.contains(name) {
        target.dependencies.append(id(name))
      } else if let platform = names.first(where: {
        $0.hasPrefix("\(name)_") && $0.hasSuffix("iOS")
      }) {
        target.dependencies.append(id(platform))
      } else {
        problems.add(.unknownTarget(name: name, place: place))
      }
    } else if let package = dependency["package"]?.text {
      let products = dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
      target.packageProducts += products.map {
        PackageProduct(name: $0, package: identity(package))
      }
    } else if let path = dependency["framework"]?.text {
      target.frameworks.append(
        LinkedFramework(
          name: FilePath.stem(of: path),
          path: dependency["implicit"]?.flag == true ? nil : FilePath.absolute(path, in: folder),
          isOptional: isOptional))
    } else if let name = dependency["sdk"]?.text ?? dependency["carthage"]?.text {
      let stem = FilePath.suffix(of: name).isEmpty ? name : FilePath.stem(of: name)
      target.frameworks.append(LinkedFramework(name: stem, isOptional: isOptional))
    }
  }

  /// The app that tests drive: by the setting, or the one that they depend on.
  private func host(of target: ProjectTarget, among targets: [ProjectTarget]) -> TargetID? {
    let applications = targets.filter { $0.kind == .application }
    if let name = target.settings().testTargetName {
      return applications.first { $0.name == name }?.id
    }
    return applications.first { target.dependencies.contains($0.id) }?.id
  }
}
