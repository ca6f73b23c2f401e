import Foundation

/// Reads `.xcscheme` files.
struct SchemeReader {
  let files: ProjectFiles
  let problems: ProblemList
  /// The folder that containers are named from: the one that the project or workspace lies in.
  let root: String

  /// The schemes of a project or workspace: shared ones, then those of people, each by name.
  func schemes(in container: String) -> [ProjectScheme] {
    let people = files.names(in: "\(container)/xcuserdata").map { "\(container)/xcuserdata/\($0)" }
    let folders = ["\(container)/xcshareddata"] + people
    return folders.flatMap { folder -> [ProjectScheme] in
      let schemes = files.names(in: "\(folder)/xcschemes").filter { $0.hasSuffix(".xcscheme") }
      return schemes.compactMap { name in
        let path = "\(folder)/xcschemes/\(name)"
        do throws(ProjectReadingError) {
          return try scheme(at: path, isShared: folder == folders.first)
        } catch {
          problems.add(.document(error, place: nil))
          return nil
        }
      }
    }
  }

  /// Reads a scheme.
  func scheme(at path: String, isShared: Bool) throws(ProjectReadingError) -> ProjectScheme {
    let element = try MarkupElement.read(try files.data(of: path), path: path)
    guard element.name == "Scheme" else {
      throw .malformed(path: path, line: element.line, reason: "it is no scheme")
    }
    var scheme = ProjectScheme(name: FilePath.stem(of: path), path: path, isShared: isShared)
    let entries = element["BuildAction"]?["BuildActionEntries"]?.all("BuildActionEntry") ?? []
    scheme.buildEntries = entries.compactMap { entry in
      reference(in: entry).map {
        ProjectScheme.BuildEntry(
          target: $0, isForTesting: entry.flag("buildForTesting", true),
          isForRunning: entry.flag("buildForRunning", true))
      }
    }
    if let launch = element["LaunchAction"] {
      scheme.launch = self.launch(launch)
      scheme.launch.storeConfiguration = launch["StoreKitConfigurationFileReference"]?
        .text("identifier").flatMap { storeConfiguration($0, scheme: path) }
    }
    if let test = element["TestAction"] { scheme.test = self.test(test, launch: scheme.launch) }
    scheme.scripts = scripts(below: element, depth: 0)
    return scheme
  }

  private func launch(_ element: MarkupElement) -> LaunchAction {
    let runnable = element["BuildableProductRunnable"] ?? element["RemoteRunnable"]
    return LaunchAction(
      configuration: element.text("buildConfiguration"),
      target: (runnable ?? element["MacroExpansion"]).flatMap(reference),
      options: options(element))
  }

  /// The file of a store, which Xcode has written from the scheme's folder or from one of those
  /// around it, by its versions.
  private func storeConfiguration(_ identifier: String, scheme: String) -> String? {
    var folders = [FilePath.folder(of: scheme)]
    while let folder = folders.last, folder != root, folder.count > root.count {
      folders.append(FilePath.folder(of: folder))
    }
    return folders.map { FilePath.absolute(identifier, in: $0) }
      .first { files.kind(of: $0) == .file }
  }

  private func test(_ element: MarkupElement, launch: LaunchAction) -> TestAction {
    var action = TestAction(configuration: element.text("buildConfiguration"))
    action.testables = (element["Testables"]?.all("TestableReference") ?? []).compactMap(testable)
    let plans = element["TestPlans"]?.all("TestPlanReference") ?? []
    action.testPlans = plans.compactMap { $0.text("reference").map(path) }
    action.defaultTestPlan =
      (plans.first { $0.flag("default", false) } ?? plans.first)?.text("reference").map(path)
    action.options = options(element)
    if element.flag("shouldUseLaunchSchemeArgsEnv", true) {
      action.options.arguments = launch.options.arguments
      action.options.environment = launch.options.environment
      action.options.expansionTarget =
        action.options.expansionTarget ?? launch.options.expansionTarget ?? launch.target?.id
    }
    return action
  }

  private func testable(_ element: MarkupElement) -> TestAction.Testable? {
    guard let target = reference(in: element) else { return nil }
    let tests = { (name: String) in
      element[name]?.all("Test").compactMap { $0.text("Identifier") } ?? []
    }
    let isSelection = element.flag("useTestSelectionWhitelist", false)
    return TestAction.Testable(
      target: target, isSkipped: element.flag("skipped", false),
      isParallel: element.flag("parallelizable", false), skippedTests: tests("SkippedTests"),
      selectedTests: isSelection ? tests("SelectedTests") : nil)
  }

  private func options(_ element: MarkupElement) -> LaunchOptions {
    var options = LaunchOptions(language: element.text("language"), region: element.text("region"))
    options.expansionTarget = element["MacroExpansion"].flatMap(reference)?.id
    for argument in element["CommandLineArguments"]?.all("CommandLineArgument") ?? []
    where argument.flag("isEnabled", true) {
      options.arguments += argument.text("argument").map(SettingWords.split) ?? []
    }
    for variable in element["EnvironmentVariables"]?.all("EnvironmentVariable") ?? []
    where variable.flag("isEnabled", true) {
      if let key = variable.text("key") {
        options.environment[key] = variable.attributes["value"] ?? ""
      }
    }
    return options
  }

  private func reference(in element: MarkupElement) -> TargetReference? {
    guard let reference = element["BuildableReference"],
      let container = reference.text("ReferencedContainer"),
      let identifier = reference.text("BlueprintIdentifier")
    else { return nil }
    return TargetReference(
      id: TargetID(project: path(container), identifier: identifier),
      name: reference.text("BlueprintName") ?? identifier)
  }

  /// The path of a container: `container:App.xcodeproj`, from the root.
  private func path(_ container: String) -> String {
    let parts = container.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.count > 1 ? String(parts[1]) : container
    return name.isEmpty ? root : FilePath.absolute(name, in: root)
  }

  private func scripts(below element: MarkupElement, depth: Int) -> [BuildScript] {
    guard depth < 5 else { return [] }
    return element.children.flatMap { child -> [BuildScript] in
      guard child.name == "ActionContent", child.attributes["scriptText"] != nil else {
        return scripts(below: child, depth: depth + 1)
      }
      return [BuildScript(kind: .schemeAction, name: child.text("title") ?? "Run Script")]
    }
  }
}
