import ExplorerCore
package import Workspace

/// The steps of a build as progress: macros, modules, each app, the tests, the host.
///
/// A step that was done before is passed over, so that a count may jump.
package struct BuildSteps {
  private let macros: Int
  private let modules: Int
  private let apps: Int

  /// Counts the steps of a project.
  ///
  /// - Parameter project: The project.
  package init(of project: Project) {
    self.init(
      macros: project.opening?.macros.count ?? 0, modules: project.modules.count,
      apps: 1 + project.companions.count)
  }

  init(macros: Int = 0, modules: Int = 0, apps: Int) {
    self.macros = macros
    self.modules = modules
    self.apps = apps
  }

  /// The progress of a build that begins a step.
  ///
  /// - Parameter step: The step.
  /// - Returns: The progress; `nil` where nothing takes time.
  package func progress(of step: BuildProgress) -> TaskProgress? {
    switch step {
    case .waiting:
      TaskProgress(
        LocalizedText("wait", ja: "待機"),
        detail: LocalizedText(
          "another pomelo builds the same project", ja: "別の pomelo が同じプロジェクトをビルド中"))
    case .compilingApp(let files, let time):
      build(
        macros + modules,
        LocalizedText(
          "compiling the app, \(Self.count(files))", ja: "アプリをコンパイル中、\(files) ファイル"), time)
    case .compilingTests(let files, let time):
      build(
        macros + modules + apps,
        LocalizedText(
          "compiling the tests, \(Self.count(files))", ja: "テストをコンパイル中、\(files) ファイル"), time)
    case .linking(let time):
      build(macros + modules + apps + 1, LocalizedText("linking the host", ja: "ホストをリンク中"), time)
    case .buildingMacros(let name):
      build(
        0,
        LocalizedText("building the macros \(name)", ja: "マクロ \(name) をビルド中"), nil)
    case .compilingModule(let name, let files, let done):
      build(
        macros + done,
        LocalizedText(
          "compiling \(name), \(Self.count(files))", ja: "\(name) をコンパイル中、\(files) ファイル"), nil)
    case .surveying(let name, let files):
      TaskProgress(
        LocalizedText("look", ja: "確認"),
        detail: LocalizedText(
          "for the errors of \(name), \(Self.count(files))", ja: "\(name) のエラー、\(files) ファイル"))
    case .upToDate: nil
    }
  }

  private static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

  private func build(_ done: Int, _ detail: LocalizedText, _ time: BuildTime?) -> TaskProgress {
    TaskProgress(
      LocalizedText("build", ja: "ビルド"), done: done, of: macros + modules + apps + 2,
      detail: detail,
      parts: .steps, time: time)
  }
}
