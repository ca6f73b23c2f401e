package import SessionProtocol

extension SnapshotTaken.Outcome {
  /// How a snapshot compares with its reference, in a few words.
  package func text(_ language: Language) -> String {
    switch self {
    case .equal: language.say("equals its reference", ja: "参照と一致")
    case .missing: language.say("has no reference", ja: "参照がありません")
    case .different: language.say("differs from its reference", ja: "参照と異なります")
    case .foreign:
      language.say(
        "the reference was not drawn by pomelo", ja: "参照は pomelo が描いたものではありません")
    case .corrupt: language.say("the reference cannot be read", ja: "参照を読めません")
    case .unchecked: language.say("not compared", ja: "比較していません")
    }
  }
}
