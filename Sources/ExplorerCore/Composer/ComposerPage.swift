import SourceModel
import TerminalModel

/// The chain of calls that a person puts together.
struct ComposerPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The chain of calls that you put together.",
      ja: "自分で組み立てる呼び出しのチェーンです。"),
    LocalizedText(
      "It runs as a test would, and can be saved as one.",
      ja: "テストと同じように動き、テストとして保存できます。"),
    lesson: "chains")

  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  let composition: Composition
  /// The sources, in which calls are looked up.
  let callables: CallableCatalog
  /// The key that adds to the chain.
  let key: String
  /// The key that records.
  let recordKey: String
  let language: Language
  let actions: Set<PageAction> = [.select, .delete, .moveUp, .moveDown]
  let commands: [ExplorerCommand] = [.addCall, .runChain, .runChainItem, .saveTest]

  var hasLines: Bool { !composition.items.isEmpty }

  var document: PageDocument {
    let items = composition.items
    let title = language.say("Composer", ja: "組み立て")
    guard !items.isEmpty else {
      let lines = [
        language.say("The chain is empty.", ja: "並びは空です。"), "",
        language.say(
          "\(key) adds a page method or use case, :add-expression any code,",
          ja: "\(key) でページのメソッドやユースケースを、:add-expression でコードを、"),
        language.say(
          "\(recordKey) records what you do by hand instead.", ja: "\(recordKey) は手操作を記録します。"),
      ]
      return .page(title, lines.map { StyledLine(" " + $0, .dim) })
    }
    var document = PageDocument.list(title, [StyledLine()], empty: "", extent: .besideApp)
    document.document = PaneDocument(count: items.count, anchor: 0) { item, width in
      Self.rows(of: items[item], number: item + 1, width: width)
    }
    if composition.isSaved {
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

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    let items = composition.items
    guard items.indices.contains(item) else { return [] }
    switch action {
    case .select: return edit(items[item], at: item)
    case .delete: return [.deleteChainItem(item)]
    case .moveUp: return [.moveChainItem(item, to: item - 1)]
    case .moveDown: return [.moveChainItem(item, to: item + 1)]
    case .toggle: return []
    }
  }

  /// Asks for the arguments of a call again, or for code.
  private func edit(_ item: ChainItem, at place: Int) -> [PageIntent] {
    guard case .call(let entry) = item.content else {
      return [.ask(.chainCode(place), text: item.code)]
    }
    guard let type = callables[entry.type],
      let callable = (type.methods + type.initializers).first(where: {
        $0.fullName == entry.callable.fullName
      }),
      let call = PendingCall(callable, of: type, for: .replace(place), changing: entry)
    else {
      let text = language.say(
        "the tests have no \(entry.type).\(entry.callable.fullName) any more",
        ja: "\(entry.type).\(entry.callable.fullName) はもうありません")
      return [.say(text)]
    }
    return call.parameter == nil
      ? [.say(language.say("it takes nothing", ja: "引数はありません"))] : [.goOn(call)]
  }
}
