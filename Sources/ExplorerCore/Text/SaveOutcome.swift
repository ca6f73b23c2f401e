/// How saving what the screen shows went.
package enum SaveOutcome: Hashable, Sendable {
  /// The file was written.
  case saved(file: String)
  /// There is such a file, which stays as it is.
  case isThere(file: String)
  /// The name does not tell in which form to write.
  case unknownForm(file: String)
  /// There is no free name any more.
  case noFreeName
  /// The system refused, for this reason.
  case failed(file: String, reason: String)

  /// What a person is told.
  package func sentence(in language: Language) -> String {
    switch self {
    case .saved(let file): language.say("saved to \(file)", ja: "\(file) に保存しました")
    case .isThere(let file):
      language.say(
        "\(file) is there already; choose another name", ja: "\(file) はすでにあります。別の名前にしてください")
    case .unknownForm(let file):
      language.say(
        "\(file): the name must end in .txt, .ansi or .svg",
        ja: "\(file)：名前の末尾は .txt、.ansi、.svg のどれかにしてください")
    case .noFreeName:
      language.say(
        "no name pomelo-N.svg is free here; name a file", ja: "空いている名前がありません。ファイル名を指定してください")
    case .failed(let file, let reason):
      language.say("\(file) cannot be written: \(reason)", ja: "\(file) に書き込めません：\(reason)")
    }
  }
}
