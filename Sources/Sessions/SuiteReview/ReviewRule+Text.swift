package import ExplorerCore

extension ReviewRule {
  /// What it finds, in a sentence.
  package var summary: LocalizedText {
    switch self {
    case .duplicatedLocator:
      LocalizedText(
        "An identifier is written at several places of the tests' sources.",
        ja: "識別子がテストのソースの複数の場所に書かれている。")
    case .missingDisplayCheck:
      LocalizedText(
        "A page that tests come to has nothing that looks whether it is shown.",
        ja: "テストが通るページに、表示を確かめるものがない。")
    case .rawQuery:
      LocalizedText(
        "A test asks for elements itself.", ja: "テストがアプリの要素を直接探している。")
    case .sleepingWait:
      LocalizedText(
        "Something waits for a length of time, and not for something.",
        ja: "何かが起きるのではなく、時間が過ぎるのを待っている。")
    case .unusedMethod:
      LocalizedText(
        "A method is named nowhere in the tests' sources.",
        ja: "テストのソースのどこにも現れないメソッドがある。")
    case .wrongLanding:
      LocalizedText(
        "A method gives a page, and another one appears in a run.",
        ja: "メソッドが返すページと、実行時に現れるページが違う。")
    case .idleAssertion:
      LocalizedText(
        "Nothing wrong with what an assertion looks at makes it fail.",
        ja: "検証が見ている要素を壊しても、その検証が失敗しない。")
    case .orderDependent:
      LocalizedText(
        "A test fails after others whose traces it finds.", ja: "ほかのテストの後ではテストが失敗する。")
    case .branchingUseCase:
      LocalizedText(
        "A use case goes one way or another.", ja: "ユースケースが分岐している。")
    case .brokenChain:
      LocalizedText(
        "A chain of calls ends, or begins anew, without need.",
        ja: "呼び出しの連鎖が切れている、または作り直されている。")
    case .pageAssertion:
      LocalizedText(
        "A page asserts more than that something is there.",
        ja: "ページが表示の確認以外のことを検証している。")
    case .unprotectedWait:
      LocalizedText(
        "An element is used without a wait, and the test fails there when the app is late.",
        ja: "要素を待たずに使っていて、アプリが遅れるとテストがそこで失敗する。")
    }
  }
}
