/// Makes schemes of what a `project.yml` says, at its top or in targets.
struct XcodeGenSchemes {
  let spec: [String: DocumentValue]
  let declared: [(name: String, facts: [String: DocumentValue])]
  let document: String
  let templates: XcodeGenTemplates

  /// The schemes, by name: those at the top, then those of targets.
  func schemes() -> [ProjectScheme] {
    let named = spec["schemes"]?.mapping ?? [:]
    let top = named.keys.sorted().map { name in
      scheme(name, templates.filled(named[name]?.mapping ?? [:], variables: ["scheme_name": name]))
    }
    return top + declared.flatMap { target in schemes(of: target.name, target.facts) }
  }

  private func reference(_ name: String) -> TargetReference {
    // A target of another project, or of a package, has the name of that before it.
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let own = parts.last ?? name
    return TargetReference(id: TargetID(project: document, identifier: own), name: own)
  }

  private func scheme(_ name: String, _ facts: [String: DocumentValue]) -> ProjectScheme {
    var scheme = ProjectScheme(name: name, path: document, isShared: true)
    let built = facts["build"]?["targets"]?.mapping ?? [:]
    scheme.buildEntries = built.keys.sorted().map { target in
      let value = built[target]
      let purposes = value?.list?.compactMap(\.text) ?? value?.text.map { [$0] } ?? ["all"]
      let isAll = purposes.contains("all") || value?.flag == true
      return ProjectScheme.BuildEntry(
        target: reference(target),
        isForTesting: isAll || purposes.contains { ["test", "testing"].contains($0) },
        isForRunning: isAll || purposes.contains { ["run", "running"].contains($0) })
    }
    let run = facts["run"]
    scheme.launch = LaunchAction(
      configuration: run?["config"]?.text,
      target: (run?["executable"]?.text).map(reference) ?? scheme.buildEntries.first?.target,
      options: options(run), storeConfiguration: storeConfiguration(run))
    scheme.test = test(facts["test"], launch: scheme.launch)
    return scheme
  }

  private func schemes(of name: String, _ facts: [String: DocumentValue]) -> [ProjectScheme] {
    guard let own = facts["scheme"]?.mapping else { return [] }
    let variants = own["configVariants"]?.texts ?? []
    return (variants.isEmpty ? [nil] : variants.map { Optional($0) }).map { variant in
      let label = variant.map { "\(name) \($0)" } ?? name
      var scheme = ProjectScheme(name: label, path: document, isShared: true)
      let configuration = variant.flatMap { variant in
        (spec["configs"]?.mapping ?? [:]).keys.sorted().first {
          $0.lowercased().contains("debug") && $0.lowercased().contains(variant.lowercased())
        }
      }
      scheme.buildEntries = [
        ProjectScheme.BuildEntry(target: reference(name), isForTesting: true, isForRunning: true)
      ]
      scheme.launch = LaunchAction(
        configuration: configuration, target: reference(name), options: options(.mapping(own)),
        storeConfiguration: storeConfiguration(.mapping(own)))
      var tests = own
      tests["targets"] = own["testTargets"]
      scheme.test = test(.mapping(tests), launch: scheme.launch)
      scheme.test.configuration = configuration
      return scheme
    }
  }

  private func test(_ value: DocumentValue?, launch: LaunchAction) -> TestAction {
    var action = TestAction(configuration: value?["config"]?.text)
    action.testables = (value?["targets"]?.list ?? []).compactMap { target in
      let name = target.text ?? target["name"]?.text ?? target["target"]?.text
      return name.map {
        TestAction.Testable(
          target: reference($0), isSkipped: target["skipped"]?.flag ?? false,
          isParallel: target["parallelizable"]?.flag ?? false,
          skippedTests: target["skippedTests"]?.texts ?? [],
          selectedTests: target["selectedTests"]?.texts)
      }
    }
    let plans = value?["testPlans"]?.list ?? []
    let path = { (plan: DocumentValue) in
      (plan.text ?? plan["path"]?.text).map {
        FilePath.absolute($0, in: FilePath.folder(of: document))
      }
    }
    action.testPlans = plans.compactMap(path)
    action.defaultTestPlan = (plans.first { $0["defaultPlan"]?.flag == true } ?? plans.first)
      .flatMap(path)
    action.options = options(value)
    let says = value?["commandLineArguments"] != nil || value?["environmentVariables"] != nil
    if !says {
      action.options.arguments = launch.options.arguments
      action.options.environment = launch.options.environment
    }
    return action
  }

  private func storeConfiguration(_ value: DocumentValue?) -> String? {
    (value?["storeKitConfiguration"]?.text).map {
      FilePath.absolute($0, in: FilePath.folder(of: document))
    }
  }

  private func options(_ value: DocumentValue?) -> LaunchOptions {
    var options = LaunchOptions(language: value?["language"]?.text, region: value?["region"]?.text)
    let arguments = value?["commandLineArguments"]?.mapping ?? [:]
    options.arguments = arguments.keys.sorted().filter { arguments[$0]?.flag ?? true }
      .flatMap(SettingWords.split)
    let variables = value?["environmentVariables"]
    for (key, value) in variables?.mapping ?? [:] { options.environment[key] = value.text }
    for variable in variables?.list ?? [] where variable["isEnabled"]?.flag ?? true {
      if let key = variable["variable"]?.text { options.environment[key] = variable["value"]?.text }
    }
    return options
  }
}
