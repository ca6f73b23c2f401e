import SourceModel
import TerminalModel

/// The chain of calls that a person puts together.
struct ComposerPage: OverlayPage {
  let actions: Set<PageAction> = [.select, .delete, .moveUp, .moveDown]

  func hasLines(_ model: ExplorerModel) -> Bool { !model.composer.composition.items.isEmpty }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    let items = model.composer.composition.items
    let title = language.say("Composer", ja: "組み立て")
    guard !items.isEmpty else {
      let lines = [
        language.say("The chain is empty.", ja: "並びは空です。"), "",
        language.say(
          "A adds a page method or use case, :add-expression any code,",
          ja: "A でページのメソッドやユースケースを、:add-expression でコードを、"),
        language.say(
          ":add-actions what you did by hand in this run.", ja: ":add-actions でこの実行の手操作を加えます。"),
      ]
      return .page(title, lines.map { StyledLine(" " + $0, .dim) })
    }
    var document = OverlayDocument.list(title, [StyledLine()], empty: "", extent: .besideApp)
    document.document = PaneDocument(count: items.count, anchor: 0) { item, width in
      Self.rows(of: items[item], number: item + 1, width: width)
    }
    if model.composer.composition.isSaved {
      document.title += language.say(" ─ saved", ja: " ─ 保存済み")
    }
    return document
  }

  private static func rows(of item: ChainItem, number: Int, width: Int) -> [StyledLine] {
    let (mark, role): (String, Role) =
      switch item.status {
      case .pending: ("○", .dim)
      case .running: ("▶", .running)
      case .done: ("✓", .pass)
      case .failed: ("✗", .fail)
      }
    var line = StyledLine(" \(mark) ", role)
    line.add("\(number)".padded(toWidth: 3, alignment: .trailing) + "  ", .dim)
    switch item.content {
    case .code(let code): line.add(code, role == .running ? .running : .text)
    case .call(let entry):
      line.add(entry.type, role == .running ? .running : .title)
      line.add(entry.link)
    }
    guard case .failed(let reason) = item.status else { return [line] }
    return [line]
      + reason.wrapped(toWidth: max(10, width - 9), limit: 3).map {
        StyledLine("        " + $0, .fail)
      }
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let items = model.composer.composition.items
    guard items.indices.contains(item) else { return [] }
    if action == .select { return edit(items[item], at: item, in: &model) }
    model.composer.composition.interrupt()
    model.composer.composition.isSaved = false
    switch action {
    case .delete: model.composer.composition.items.remove(at: item)
    case .moveUp: move(item, to: item - 1, in: &model)
    case .moveDown: move(item, to: item + 1, in: &model)
    case .select, .toggle: break
    }
    return []
  }

  private func move(_ item: Int, to place: Int, in model: inout ExplorerModel) {
    guard model.composer.composition.items.indices.contains(place) else { return }
    model.composer.composition.items.swapAt(item, place)
    if let page = model.pages.open.indices.last { model.pages.open[page].cursor = place }
  }

  /// Asks for the arguments of a call again, or for code.
  private func edit(
    _ item: ChainItem, at place: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard case .call(let entry) = item.content else {
      model.typing.prompt = Prompt(.chainCode(place), text: item.code)
      return []
    }
    let language = model.preferences.language
    guard let type = model.project.index.callables[entry.type],
      let callable = (type.methods + type.initializers).first(where: {
        $0.fullName == entry.callable.fullName
      }),
      let call = PendingCall(callable, of: type, for: .replace(place), changing: entry)
    else {
      model.notice = language.say(
        "the tests have no \(entry.type).\(entry.callable.fullName) any more",
        ja: "\(entry.type).\(entry.callable.fullName) はもうありません")
      return []
    }
    if call.parameter == nil {
      model.notice = language.say("it takes nothing", ja: "引数はありません")
      return []
    }
    return model.goOn(with: call)
  }
}
