package import SourceModel
import SwiftSyntax

/// Gives page objects what they lack, written as what they have.
package struct PageWriter {
  /// Sources that were added to.
  package struct Change: Hashable, Sendable {
    /// The files that changed, whole.
    package var files: [SourceFile]
    /// The name of the new method.
    package var method: String
  }

  private let shelf: ModelShelf
  private let naming: PageNaming

  /// Reads how a suite is written.
  ///
  /// - Parameters:
  ///   - index: The sources.
  ///   - catalog: What their methods do.
  ///   - files: The sources of tests, pages and use cases.
  package init(_ index: ProjectIndex, _ catalog: DeedCatalog, files: [SourceFile]) {
    shelf = ModelShelf(index, catalog, files)
    naming = PageNaming(index)
  }

  /// Gives a page a method.
  ///
  /// - Parameter addition: What the page is given.
  /// - Returns: What changes, the best first; none where the page's declaration cannot be found or is
  ///   no Swift.
  package func changes(for addition: PageAddition) -> [Change] {
    LargeStack.run { drafts(for: addition) }
  }

  private func drafts(for wanted: PageAddition) -> [Change] {
    var addition = wanted
    guard let page = shelf.index.pages.first(where: { $0.name == addition.page }),
      let (source, holder) = shelf.holder(of: page), !source.source.tree.hasError
    else { return [] }
    // Pages of some suites lead nowhere: their tests make the next one.
    if addition.landing != nil, shelf.staysEverywhere(page) { addition.landing = nil }
    if let landing = addition.landing { addition.landing = generic(landing, from: page) }
    var staying = addition
    staying.landing = nil
    let found = drafts(for: addition, on: page, MemberLayout(source, holder, unit: shelf.unit))
    // Where the next page cannot be made, the test makes it.
    return !found.isEmpty || addition.landing == nil
      ? found : drafts(for: staying, on: page, MemberLayout(source, holder, unit: shelf.unit))
  }

  private func drafts(
    for addition: PageAddition, on page: PageObject, _ layout: MemberLayout
  ) -> [Change] {
    var changes: [Change] = []
    var models = models(for: addition, on: page).prefix(3).map(Optional.some)
    // A suite whose pages assert nothing has its tests do it.
    if addition.acts || shelf.asserts(page) { models.append(nil) }
    for model in models {
      guard let change = change(addition, on: page, like: model, layout),
        !changes.contains(change)
      else { continue }
      changes.append(change)
    }
    return changes
  }

  /// Makes a page object for a screen that has none.
  ///
  /// - Parameters:
  ///   - names: What the screen is called: its title, and names for where that has no word that
  ///     Swift takes.
  ///   - target: An element that says that it shows.
  ///   - last: The page before, which the new one is made like if it can be.
  ///   - isInNewFile: Whether it gets a file of its own; else it comes after the one it is made like.
  ///   - home: The file that it comes into then, if not that one's.
  /// - Returns: The file, and the name of the page.
  package func newPage(
    called names: [String], showing target: PageAddition.Target, after last: String?,
    isInNewFile: Bool = true, home: String? = nil
  ) -> (file: SourceFile, page: String)? {
    LargeStack.run { page(names, target, last, isInNewFile, home) }
  }

  private func page(
    _ names: [String], _ target: PageAddition.Target, _ last: String?, _ isInNewFile: Bool,
    _ home: String?
  ) -> (file: SourceFile, page: String)? {
    let pages = shelf.index.pages.filter {
      $0.kind != .protocol && shelf.catalog.callables[$0.name]?.role == .page
        && shelf.source($0.location.file) != nil
    }
    let ranked = pages.map { page in
      (
        page,
        [
          pages.count { shelf.areAlike($0, page) }, page.elements.isEmpty ? 0 : 1,
          page.name == last ? 1 : 0, -page.elements.count,
        ]
      )
    }.sorted { $1.1.lexicographicallyPrecedes($0.1) }.map(\.0)
    guard let name = pageName(names, target, beside: pages) else { return nil }
    let title = names.first ?? ""
    for page in ranked {
      guard let frame = PageFrame(like: page, shelf, naming),
        let text = frame.text(
          named: name, showing: target, title: title.isEmpty ? Self.spaced(name) : title)
      else { continue }
      let file: SourceFile
      if isInNewFile {
        let folder = page.location.file
          .split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        file = SourceFile(path: "\(folder)/\(name).swift", text: text)
        guard shelf.source(file.path) == nil else { continue }
      } else {
        guard let former = shelf.source(home ?? page.location.file) else { continue }
        let own = former.file.path == page.location.file ? text : former.indented(text)
        file = SourceFile(
          path: former.file.path, text: former.file.text.followed(byTypesOf: own))
      }
      guard !ParsedSource(file).tree.hasError else { continue }
      return (file, name)
    }
    return nil
  }

  /// A name in words, as a comment says it.
  private static func spaced(_ name: String) -> String {
    let ending = endings.first { name.hasSuffix($0) && name.count > $0.count } ?? ""
    return PageNaming.words(of: String(name.dropLast(ending.count)), isIdentifier: false)
      .joined(separator: " ")
  }

  private static let endings = ["ViewPage", "PageObject", "Page", "Screen", "View", "Robot"]

  /// A name for a page, ending as the others do.
  private func pageName(
    _ names: [String], _ target: PageAddition.Target, beside pages: [PageObject]
  ) -> String? {
    let endings = Self.endings
    let ending =
      endings.map { ending in
        (ending, pages.count { page in endings.first { page.name.hasSuffix($0) } == ending })
      }.max { $0.1 < $1.1 }
    var words =
      names.lazy.map { PageNaming.words(of: $0, isIdentifier: false) }.first { !$0.isEmpty } ?? []
    if words.isEmpty {
      let path = target.key.split { ".:/_-".contains($0) }.dropLast().last.map(String.init) ?? ""
      words = PageNaming.words(of: path, isIdentifier: false)
    }
    let base = words.isEmpty ? "New" : words.prefix(3).map(PageNaming.capital).joined()
    let suffix = ending.flatMap { $0.1 > 0 ? $0.0 : nil } ?? "Page"
    let name = base.hasSuffix(suffix) ? base : base + suffix
    let taken = Set(pages.map(\.name))
    // A page of that name is the page of the screen, though nothing of it can be found there.
    return taken.contains(name) ? nil : name
  }

  /// A page with what its parameters stand for: where it was come from.
  private func generic(_ landing: String, from page: PageObject) -> String {
    guard shelf.catalog.generics[landing]?.count == 1 else { return landing }
    let own = shelf.catalog.generics[page.name] ?? []
    let origin = own.isEmpty ? page.name : "\(page.name)<\(own.joined(separator: ", "))>"
    return "\(landing)<\(origin)>"
  }

  private func change(
    _ addition: PageAddition, on page: PageObject, like model: MethodModel?, _ layout: MemberLayout
  ) -> Change? {
    var taken = shelf.members(of: page)
    taken.formUnion(page.elements.map(\.name))
    taken.formUnion(page.methods.map { String($0.name.prefix { $0 != "(" }) })
    let elements = ElementWriter(shelf: shelf, naming: naming)
    let element = elements.draft(addition, on: page, like: model, besides: taken)
    if let name = element.name { taken.insert(name) }
    let goal = goal(of: addition, on: page, beside: element, taken)
    if let name = goal?.name { taken.insert(name) }
    let writer = MethodWriter(
      addition: addition, page: page, element: element, goal: goal, naming: naming, taken: taken,
      layout: layout,
      isShared: shelf.index.pages.count { page in
        page.elements.contains { $0.name == element.name }
      } > 1,
      maker: addition.landing.flatMap {
        shelf.catalog.callables[String($0.prefix { $0 != "<" })]?.initializers.first
      }, root: elements.root(of: page))
    let draft: MethodWriter.Draft
    if let model {
      guard let written = writer.method(like: model) else { return nil }
      draft = written
    } else {
      guard let written = writer.method() else { return nil }
      draft = written
    }
    guard let files = files(with: element.insertions + (goal?.insertions ?? []) + [draft.insertion])
    else { return nil }
    return Change(files: files, method: draft.name)
  }

  /// How a method that drags names where it drags to.
  private func goal(
    of addition: PageAddition, on page: PageObject, beside element: ElementDraft,
    _ taken: Set<String>
  ) -> ElementDraft? {
    guard case .drag(_, let goal) = addition.act else { return nil }
    // What gives one row gives the other.
    if !element.insertions.isEmpty, !element.parameters.isEmpty,
      goal.target.row == addition.target.row
    {
      return element.asGoal(declaring: [])
    }
    var other = addition
    (other.target, other.known) = (goal.target, goal.known)
    let draft = ElementWriter(shelf: shelf, naming: naming)
      .draft(other, on: page, like: nil, besides: taken)
    return draft.asGoal(declaring: draft.insertions)
  }

  /// The methods that one may be written like, the best first.
  private func models(for addition: PageAddition, on page: PageObject) -> [MethodModel] {
    let leads = addition.landing != nil
    let own = shelf.members(of: page)
    let found = shelf.methods(doing: addition.act).compactMap {
      candidate, model -> (MethodModel, [Int])? in
      guard (model.landing != nil) == leads else { return nil }
      let isOwn = candidate.name == page.name
      let isAlike = shelf.areAlike(candidate, page)
      guard isOwn || isAlike && isPortable(model, from: candidate, to: own),
        waitsForWhatIsThere(model, addition.landing)
      else { return nil }
      let isNamed = model.elementName != nil && model.node.name.text != model.elementName
      let length = model.node.body?.statements.count ?? 0
      let word = model.elementName.map(PageNaming.capital).map { naming.base(of: $0, query: nil) }
      let hasVerb = word.map { model.node.name.text.contains($0) } ?? false
      let merits = [
        isOwn ? 1 : 0, hasVerb ? 1 : 0, isNamed ? 1 : 0,
        model.landing != nil && model.landing == addition.landing ? 1 : 0, -length,
      ]
      return (model, merits)
    }
    return found.sorted { $1.1.lexicographicallyPrecedes($0.1) }.map(\.0)
  }

  /// Whether what a method waits for on the page that it leads to is there on another page too.
  private func waitsForWhatIsThere(_ model: MethodModel, _ landing: String?) -> Bool {
    guard let former = model.landing, let landing, let body = model.node.body else { return true }
    func members(_ name: String) -> Set<String> {
      let plain = String(name.prefix { $0 != "<" })
      return shelf.index.pages.first { $0.name == plain }.map(shelf.members) ?? []
    }
    let others = members(former).subtracting(members(landing))
    return body.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard case .identifier(let name) = token.tokenKind, others.contains(name) else { return true }
      return token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }

  /// Whether a method uses nothing of its page but what all pages have.
  private func isPortable(
    _ model: MethodModel, from page: PageObject, to members: Set<String>
  ) -> Bool {
    let others = shelf.members(of: page).subtracting(members)
    guard let body = model.node.body else { return false }
    return body.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard case .identifier(let name) = token.tokenKind else { return true }
      return !others.contains(name) || name == model.elementName
    }
  }

  /// The files with texts in them; `nil` where one would be no Swift then.
  private func files(with insertions: [ElementDraft.Insertion]) -> [SourceFile]? {
    var files: [SourceFile] = []
    for (path, own) in Dictionary(grouping: insertions, by: \.path) {
      guard let source = shelf.source(path) else { return nil }
      var bytes = source.bytes
      let usesCarriageReturns = bytes.contains(UInt8(ascii: "\r"))
      // What was written first at a place stands first.
      for insertion in own.enumerated().sorted(by: {
        ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
      }).map(\.element) {
        let text =
          usesCarriageReturns
          ? insertion.text.replacing("\n", with: "\r\n") : insertion.text
        bytes.insert(contentsOf: Array(text.utf8), at: insertion.offset)
      }
      let file = SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
      guard !ParsedSource(file).tree.hasError else { return nil }
      files.append(file)
    }
    return files.sorted { $0.path < $1.path }
  }
}
