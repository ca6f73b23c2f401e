import Foundation
import XcodeProjects

/// Runs the scripts that Xcode would run while it builds a target.
struct ScriptPhases {
  /// The project's folder, which scripts start in.
  let folder: String
  /// The project's document.
  let document: String
  let cache: BuildCache
  /// How the scripts are run.
  let programs: ForeignPrograms
  /// The person's environment, of which scripts get little.
  let environment: [String: String]

  /// After how many seconds one is taken for one without an end.
  private static let patience = 600
  /// What of the person's environment scripts get.
  private static let kept = ["PATH", "HOME", "USER", "LANG", "LC_ALL", "SHELL"]

  /// The folders that scripts write to.
  private var products: String { "\(cache.folder)/scripts/products" }
  private var intermediates: String { "\(cache.folder)/scripts/intermediates" }

  /// Runs the scripts of a target, one after the other.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - progress: Told of each before it is run.
  /// - Returns: Those that have failed.
  /// - Throws: ``BuildError``.
  func run(
    of target: ProjectTarget, progress: (String) -> Void
  ) throws(WorkspaceError) -> [OpeningProblem] {
    var problems: [OpeningProblem] = []
    for (number, script) in target.scripts.enumerated() where script.kind == .phase {
      let variables = variables(for: script, of: target)
      guard ScriptMemory(folder: folder).isDue(script, variables: variables) else { continue }
      progress(script.name)
      if let reason = try failure(of: script, number, variables) {
        problems.append(.scriptFailed(name: script.name, target: target.name, reason: reason))
      }
    }
    return problems
  }

  /// Runs a script.
  ///
  /// - Returns: Why it has failed; `nil` where it has not.
  private func failure(
    of script: BuildScript, _ number: Int, _ variables: [String: String]
  ) throws(WorkspaceError) -> String? {
    let derived = variables["DERIVED_FILE_DIR"] ?? intermediates
    let outputs = script.outputs.map { expand($0, variables) }
    let writable = ScriptOutputs(folder: folder).writable(outputs)
    for folder in [products, intermediates, derived] { try BuildCache.makeFolder(folder) }
    let confinement = try programs.confinement(
      of: .scripts, writing: [products, intermediates, derived] + writable,
      cache: "\(intermediates)/cache", seconds: Self.patience)
    let text = "\(cache.folder)/script-\(getpid())-\(number)"
    try BuildCache.write(script.text, to: text)
    defer { unlink(text) }
    let outcome: ToolRun.Outcome
    do {
      outcome = try ToolRun.run(
        "/bin/sh", ["-c", #"cd -- "$SRCROOT" && exec "$0" "$1""#, script.shell, text],
        environment: variables.merging(ToolKeeper.mark) { $1 }, confinement: confinement)
    } catch {
      return error.reason
    }
    if let limit = outcome.limit { return "it was not done after \(limit) seconds" }
    guard !outcome.succeeded else { return nil }
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    return String((lines.last ?? "it says nothing").prefix(300))
  }

  /// The environment of a script: all build settings of its target, and what Xcode adds.
  private func variables(for script: BuildScript, of target: ProjectTarget) -> [String: String] {
    let settings = target.settings()
    var all = environment.filter { Self.kept.contains($0.key) }
    for name in settings.names { all[name] = settings[name] }
    let derived = "\(intermediates)/\(target.moduleName)"
    all.merge([
      "ACTION": "build", "CONFIGURATION": target.debugConfiguration, "TARGET_NAME": target.name,
      "TARGETNAME": target.name, "PRODUCT_NAME": target.productName,
      "PRODUCT_MODULE_NAME": target.moduleName, "SRCROOT": folder, "SOURCE_ROOT": folder,
      "PROJECT_DIR": folder, "PROJECT_FILE_PATH": document,
      "PROJECT_NAME": ((document as NSString).lastPathComponent as NSString).deletingPathExtension,
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "BUILT_PRODUCTS_DIR": products, "TARGET_BUILD_DIR": products, "BUILD_DIR": products,
      "CONFIGURATION_BUILD_DIR": products, "SYMROOT": products, "OBJROOT": intermediates,
      "DERIVED_FILE_DIR": derived, "DERIVED_FILES_DIR": derived, "DERIVED_SOURCES_DIR": derived,
      "TARGET_TEMP_DIR": derived, "TEMP_DIR": derived,
    ]) { $1 }
    for (kind, files) in [("INPUT", script.inputs), ("OUTPUT", script.outputs)] {
      all["SCRIPT_\(kind)_FILE_COUNT"] = "\(files.count)"
      for (number, file) in files.enumerated() {
        all["SCRIPT_\(kind)_FILE_\(number)"] = expand(file, all)
      }
    }
    // No variable can hold them.
    return all.filter { !$0.key.contains("=") && !$0.key.isEmpty && !$0.value.contains("\0") }
  }

  /// The path of a file as a script names it.
  private func expand(_ path: String, _ variables: [String: String]) -> String {
    var text = path
    for (name, value) in variables where text.contains("$") {
      text = text.replacing("$(\(name))", with: value).replacing("${\(name)}", with: value)
    }
    return FilePath.absolute(text, in: folder)
  }
}
