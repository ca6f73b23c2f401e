import TerminalModel

extension ExplorerCommand {
  static let reviewSnapshots = ExplorerCommand("review-snapshots")
  static let takeSnapshots = ExplorerCommand("take-snapshots")
  static let acceptSnapshot = ExplorerCommand("accept-snapshot")
  static let rejectSnapshot = ExplorerCommand("reject-snapshot")
  static let acceptAlike = ExplorerCommand("accept-alike")
  static let rejectAlike = ExplorerCommand("reject-alike")
  static let undoDecision = ExplorerCommand("undo-decision")
  static let groupSnapshots = ExplorerCommand("group-snapshots")
  static let showPictures = ExplorerCommand("show-pictures")
  static let nextPictureMode = ExplorerCommand("next-picture-mode")
  static let flipPicture = ExplorerCommand("flip-picture")
  static let movePictureShare = ExplorerCommand("move-picture-share")
  static let wholePicture = ExplorerCommand("whole-picture")
  static let nextDifference = ExplorerCommand("next-difference")
  static let previousDifference = ExplorerCommand("previous-difference")
  static let zoomPicture = ExplorerCommand("zoom-picture")
  static let zoomPictureOut = ExplorerCommand("zoom-picture-out")
  static let fitPicture = ExplorerCommand("fit-picture")
  static let panLeft = ExplorerCommand("pan-left")
  static let panRight = ExplorerCommand("pan-right")
  static let panUp = ExplorerCommand("pan-up")
  static let panDown = ExplorerCommand("pan-down")
}

extension CommandCatalog {
  private static let page = CommandPlace(ReviewPage.Key(), openedBy: .reviewSnapshots)

  /// Deciding about snapshots.
  ///
  /// Their page has keys of its own: nothing else is done in it.
  static let review: [CatalogCommand] = deciding + looking

  private static let deciding: [CatalogCommand] = [
    CatalogCommand(
      .reviewSnapshots, keys: [.character("#")], LocalizedText("snapshots", ja: "スナップショット"),
      LocalizedText(
        "Review the snapshots that differ from their references",
        ja: "参照と異なるスナップショットを確認する"),
      needs: [.otherPage(page.page)]
    ) { explorer, _ in explorer.reviewSnapshots() },
    CatalogCommand(
      .takeSnapshots, keys: [.character("t")], LocalizedText("take", ja: "撮影"),
      LocalizedText("Run the tests and take their snapshots", ja: "テストを実行してスナップショットを取る"),
      needs: [.tests], on: page
    ) { $0.takeSnapshots() },
    CatalogCommand(
      .acceptSnapshot, keys: [.character("a")], LocalizedText("accept", ja: "承認"),
      LocalizedText(
        "Have the selected snapshot, or all of the selected group, replace its reference",
        ja: "選択したスナップショット（見出しならその全部）を参照にする"),
      needs: [.selection], on: page
    ) { $0.decide(accepts: true) },
    CatalogCommand(
      .rejectSnapshot, keys: [.character("r"), .delete], LocalizedText("reject", ja: "却下"),
      LocalizedText(
        "Delete the selected snapshot, or all of the selected group; the references stay",
        ja: "選択したスナップショット（見出しならその全部）を捨て、参照を残す"),
      needs: [.selection], on: page
    ) { $0.decide(accepts: false) },
    CatalogCommand(
      .acceptAlike, keys: [.character("A")], LocalizedText("accept alike", ja: "同じ変更を承認"),
      LocalizedText(
        "Accept all snapshots of the group that the selected one is in",
        ja: "選択したものと同じグループをすべて承認する"),
      needs: [.selection], on: page
    ) { $0.decide(accepts: true, isForGroup: true) },
    CatalogCommand(
      .rejectAlike, keys: [.character("R")], LocalizedText("reject alike", ja: "同じ変更を却下"),
      LocalizedText(
        "Reject all snapshots of the group that the selected one is in",
        ja: "選択したものと同じグループをすべて却下する"),
      needs: [.selection], on: page
    ) { $0.decide(accepts: false, isForGroup: true) },
    CatalogCommand(
      .undoDecision, keys: [.character("u")], LocalizedText("undo", ja: "元に戻す"),
      LocalizedText("Take the latest decision back", ja: "直前の判断を取り消す"), on: page
    ) { $0.undoDecision() },
    CatalogCommand(
      .groupSnapshots, keys: [.character("b")], LocalizedText("group", ja: "まとめ方"),
      LocalizedText(
        "Group the snapshots by what changed, or by their tests", ja: "変更の内容別か、テスト別にまとめる"),
      on: page
    ) { $0.groupSnapshots() },
  ]

  private static let looking: [CatalogCommand] =
    [
      CatalogCommand(
        .showPictures, LocalizedText("pictures", ja: "画像"),
        LocalizedText("Show pictures side by side, or in another way", ja: "画像の見せ方を選ぶ"),
        argument: .required(LocalizedText("side, slider, onion, difference or blink", ja: "見せ方")),
        on: page,
        complete: { _, _ in ReviewMode.allCases.map { Completion($0.rawValue) } }
      ) { explorer, text in
        explorer.showPictures(text)
        return []
      },
      CatalogCommand(
        .nextPictureMode, keys: [.character("m"), .tab], LocalizedText("mode", ja: "見せ方"),
        LocalizedText(
          "Side by side, slider, onion skin, difference, blink: the next of them",
          ja: "並べる、スライダー、重ねる、差分、交互を順に切り替える"), on: page
      ) { $0.showNextPictures() },
      CatalogCommand(
        .flipPicture, keys: [.character(" ")], LocalizedText("flip", ja: "切替"),
        LocalizedText(
          "Show the reference in place of the new picture, or the other way round",
          ja: "参照と新しい画像を入れ替えて表示する"), on: page
      ) { $0.flipPicture() },
      CatalogCommand(
        .movePictureShare, LocalizedText("share", ja: "割合"),
        LocalizedText(
          "Move the slider, or the share of the onion skin (left and right do so)",
          ja: "スライダーや重ね合わせの割合を動かす（左右キー）"),
        argument: .required(LocalizedText("-100 to 100", ja: "-100〜100")), on: page
      ) { explorer, text in
        explorer.review.look.changeShare(by: Int(text) ?? 0)
        return []
      },
      CatalogCommand(
        .wholePicture, LocalizedText("whole", ja: "全面"),
        LocalizedText("Let the pictures take the whole page, or no longer", ja: "画像を全面に表示する"),
        on: page
      ) { $0.review.look.isWhole.toggle() },
      CatalogCommand(
        .nextDifference, keys: [.character("n"), .character(".")],
        LocalizedText("next difference", ja: "次の差分"),
        LocalizedText("Go to the next part of the picture that differs", ja: "次の異なる部分へ"), on: page
      ) { $0.goToDifference(by: 1) },
      CatalogCommand(
        .previousDifference, keys: [.character("p"), .character(",")],
        LocalizedText("previous", ja: "前の差分"),
        LocalizedText("Go to the part before that differs", ja: "前の異なる部分へ"), on: page
      ) { $0.goToDifference(by: -1) },
      CatalogCommand(
        .zoomPicture, keys: [.character("+"), .character("=")], LocalizedText("zoom", ja: "拡大"),
        LocalizedText("Show a part of the pictures larger", ja: "画像を拡大する"), on: page
      ) { $0.review.look.zoom(by: 1) },
      CatalogCommand(
        .zoomPictureOut, keys: [.character("-"), .character("_")],
        LocalizedText("smaller", ja: "縮小"),
        LocalizedText("Show more of the pictures", ja: "画像を縮小する"), on: page
      ) { $0.review.look.zoom(by: -1) },
      CatalogCommand(
        .fitPicture, keys: [.character("0")], LocalizedText("fit", ja: "全体"),
        LocalizedText("Show the whole pictures", ja: "画像の全体を表示する"), on: page
      ) { $0.review.look.fit() },
    ] + panning

  private static let panning: [CatalogCommand] = [
    CatalogCommand(
      .panLeft, keys: [.character("H")], LocalizedText("left", ja: "左"),
      LocalizedText("See more of the left of a picture", ja: "画像の左側を見る"), on: page
    ) { $0.review.look.pan(across: -1, down: 0) },
    CatalogCommand(
      .panRight, keys: [.character("L")], LocalizedText("right", ja: "右"),
      LocalizedText("See more of the right of a picture", ja: "画像の右側を見る"), on: page
    ) { $0.review.look.pan(across: 1, down: 0) },
    CatalogCommand(
      .panUp, keys: [.character("K")], LocalizedText("up", ja: "上"),
      LocalizedText("See more of the top of a picture", ja: "画像の上側を見る"), on: page
    ) { $0.review.look.pan(across: 0, down: -1) },
    CatalogCommand(
      .panDown, keys: [.character("J")], LocalizedText("down", ja: "下"),
      LocalizedText("See more of the bottom of a picture", ja: "画像の下側を見る"), on: page
    ) { $0.review.look.pan(across: 0, down: 1) },
  ]
}
