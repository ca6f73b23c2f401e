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
  /// So many files of the app are compiled; the build takes so many seconds from there, if it takes as
  /// long as the last time.
  case compilingApp(files: Int, seconds: Int? = nil)
  /// So many files of the tests are compiled; see ``compilingApp(files:seconds:)``.
  case compilingTests(files: Int, seconds: Int? = nil)
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
        "Compiling \(name) ", ja: "\(name) をコンパイル中")
        + Self.extent(files, nil, language)
    case .compilingApp(let files, let seconds):
      language.say("Compiling the app ", ja: "アプリをコンパイル中")
        + Self.extent(files, seconds, language)
    case .compilingTests(let files, let seconds):
      language.say("Compiling the tests ", ja: "テストをコンパイル中")
        + Self.extent(files, seconds, language)
    case .linking: language.say("Linking the host …", ja: "ホストをリンク中…")
    case .starting: language.say("Starting the host …", ja: "ホストを起動中…")
    }
  }

  /// How much is compiled, and how long the build takes from there.
  private static func extent(_ files: Int, _ seconds: Int?, _ language: Language) -> String {
    let time = seconds.map { language.say(", about \($0) s", ja: "、約 \($0) 秒") } ?? ""
    return language.say(
      "(\(files) \(files == 1 ? "file" : "files")\(time)) …", ja: "（\(files) ファイル\(time)）…")
  }
}
