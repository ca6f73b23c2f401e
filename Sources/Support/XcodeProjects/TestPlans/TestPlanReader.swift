import Foundation

/// Reads `.xctestplan` files.
struct TestPlanReader {
  let files: ProjectFiles
  /// The folder that containers are named from.
  let root: String

  /// Reads a plan.
  func plan(at path: String) throws(ProjectReadingError) -> TestPlan {
    let data = try files.data(of: path)
    if let line = MergeMarker.line(in: data) { throw .mergeMarker(path: path, line: line) }
    let contents: DocumentValue
    do {
      contents = try DocumentValue(json: data)
    } catch {
      throw .malformed(path: path, line: nil, reason: "it is no JSON")
    }
    guard contents.mapping != nil else {
      throw .malformed(path: path, line: nil, reason: "it is no test plan")
    }
    let standard = contents["defaultOptions"]?.mapping ?? [:]
    let configurations = (contents["configurations"]?.list ?? []).map { value in
      configuration(value, standard: standard)
    }
    return TestPlan(
      name: FilePath.stem(of: path), path: path,
      configurations: configurations.isEmpty
        ? [configuration(.mapping([:]), standard: standard)] : configurations,
      testables: (contents["testTargets"]?.list ?? []).compactMap(testable))
  }

  private func configuration(
    _ value: DocumentValue, standard: [String: DocumentValue]
  ) -> TestConfiguration {
    let options = standard.merging(value["options"]?.mapping ?? [:]) { _, own in own }
    var launch = LaunchOptions(language: code("language", options), region: code("region", options))
    for entry in options["commandLineArgumentEntries"]?.list ?? []
    where entry["enabled"]?.flag ?? true {
      launch.arguments += entry["argument"]?.text.map(SettingWords.split) ?? []
    }
    for entry in options["environmentVariableEntries"]?.list ?? []
    where entry["enabled"]?.flag ?? true {
      if let key = entry["key"]?.text { launch.environment[key] = entry["value"]?.text ?? "" }
    }
    launch.expansionTarget = options["targetForVariableExpansion"].flatMap(reference)?.id
    return TestConfiguration(
      name: value["name"]?.text ?? "", isEnabled: value["enabled"]?.flag ?? true, launch: launch,
      repetition: repetition(options), timeAllowance: timeAllowance(options),
      isRandomOrder: options["testExecutionOrdering"]?.text == "random", options: options)
  }

  /// A language or region; plans also say that the device's is meant.
  private func code(_ key: String, _ options: [String: DocumentValue]) -> String? {
    options[key]?.text.flatMap { $0.isEmpty || $0 == "system" ? nil : $0 }
  }

  private func repetition(_ options: [String: DocumentValue]) -> TestRepetition {
    let times = min(10_000, max(1, options["maximumTestRepetitions"]?.number ?? 3))
    switch options["testRepetitionMode"]?.text {
    case "untilFailure": return .untilFailure(times: times)
    case "retryOnFailure": return .retryOnFailure(times: times)
    case "fixedIterations": return .always(times: times)
    default: return .none
    }
  }

  private func timeAllowance(_ options: [String: DocumentValue]) -> TestTimeAllowance? {
    guard options["testTimeoutsEnabled"]?.flag == true else { return nil }
    return TestTimeAllowance(
      standard: options["defaultTestExecutionTimeAllowance"]?.number,
      maximum: options["maximumTestExecutionTimeAllowance"]?.number)
  }

  private func testable(_ value: DocumentValue) -> TestAction.Testable? {
    guard let target = value["target"].flatMap(reference) else { return nil }
    return TestAction.Testable(
      target: target,
      isSkipped: value["enabled"]?.flag == false,
      isParallel: value["parallelizable"]?.flag ?? false,
      skippedTests: value["skippedTests"].map(Self.tests) ?? [],
      selectedTests: value["selectedTests"].map(Self.tests))
  }

  /// A target, as plans name it.
  private func reference(_ target: DocumentValue) -> TargetReference? {
    guard let name = target["name"]?.text else { return nil }
    let container = target["containerPath"]?.text ?? "container:"
    let path = container.hasPrefix("container:") ? String(container.dropFirst(10)) : container
    let id = TargetID(
      project: path.isEmpty ? root : FilePath.absolute(path, in: root),
      identifier: target["identifier"]?.text ?? name)
    return TargetReference(id: id, name: name)
  }

  /// Names of tests: a list of texts or, as newer versions write them, suites with functions.
  private static func tests(_ value: DocumentValue) -> [String] {
    guard let kinds = value.mapping else { return value.texts }
    return kinds.keys.sorted().flatMap { key in
      (kinds[key]?.list ?? []).flatMap { suite -> [String] in
        guard let name = suite["name"]?.text ?? suite.text else { return [] }
        let functions = ["testFunctions", "xctestMethods"].flatMap { suite[$0]?.texts ?? [] }
        return functions.isEmpty ? [name] : functions.map { "\(name)/\($0)" }
      }
    }
  }
}
