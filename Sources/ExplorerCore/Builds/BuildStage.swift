/// What a build of a person's sources does now.
package enum BuildStage: Hashable, Sendable {
  /// The sources are read.
  case reading
  /// Another pomelo builds the same project.
  case waiting
  /// The program that expands macros is built.
  case buildingMacros(name: String)
  /// So many files of a module are compiled.
  case compilingModule(name: String, files: Int)
  /// So many files of the app are compiled.
  case compilingApp(files: Int)
  /// So many files of the tests are compiled.
  case compilingTests(files: Int)
  /// The host is put together.
  case linking
  /// The host is started.
  case starting

  /// The stage in a few words.
  package func text(_ language: Language) -> String {
    switch self {
    case .reading: language.say("Reading the sources …", ja: "ソースを読み込み中…")
    case .waiting:
      language.say(
        "Waiting for another pomelo that builds the same project …",
        ja: "同じプロジェクトをビルド中の別の pomelo を待っています…")
    case .buildingMacros(let name):
      language.say(
        "Building the macros \(name); the first time this takes minutes …",
        ja: "マクロ \(name) をビルド中（初回は数分かかります）…")
    case .compilingModule(let name, let files):
      language.say(
        "Compiling \(name) (\(files) files) …", ja: "\(name) をコンパイル中（\(files) ファイル）…")
    case .compilingApp(let files):
      language.say("Compiling the app (\(files) files) …", ja: "アプリをコンパイル中（\(files) ファイル）…")
    case .compilingTests(let files):
      language.say("Compiling the tests (\(files) files) …", ja: "テストをコンパイル中（\(files) ファイル）…")
    case .linking: language.say("Linking the host …", ja: "ホストをリンク中…")
    case .starting: language.say("Starting the host …", ja: "ホストを起動中…")
    }
  }
}
