import SourceModel
import SwiftSyntax

/// The methods and elements of a suite after which others are written.
final class ModelShelf {
  let index: ProjectIndex
  let catalog: DeedCatalog
  private var sources: [String: PageSource]
  private let files: [String: SourceFile]

  init(_ index: ProjectIndex, _ catalog: DeedCatalog, _ files: [SourceFile]) {
    self.index = index
    self.catalog = catalog
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    sources = [:]
  }

  /// A file, read once.
  func source(_ path: String) -> PageSource? {
    if let known = sources[path] { return known }
    guard let file = files[path] else { return nil }
    let source = PageSource(file)
    sources[path] = source
    return source
  }

  /// The declaration of a page, and its file.
  func holder(of page: PageObject) -> (PageSource, PageSource.Holder)? {
    guard let source = source(page.location.file), let holder = source.type(page.name) else {
      return nil
    }
    return (source, holder)
  }

  /// What a level of nesting adds in the suite's pages.
  var unit: String {
    index.pages.lazy.compactMap { [self] in source($0.location.file).flatMap(MemberLayout.unit) }
      .first ?? "  "
  }

  /// Names of all members of a page that are written in its declaration.
  func members(of page: PageObject) -> Set<String> {
    guard let (_, holder) = holder(of: page) else { return [] }
    return Self.names(in: holder.members)
  }

  static func names(in members: MemberBlockSyntax) -> Set<String> {
    var names: Set<String> = []
    for member in members.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      }
    }
    return names
  }

  /// Whether two pages are made alike: of the same kind, and derived from the same.
  func areAlike(_ page: PageObject, _ other: PageObject) -> Bool {
    guard page.name != other.name else { return true }
    guard page.kind == other.kind, let one = holder(of: page)?.1, let two = holder(of: other)?.1
    else { return false }
    return one.inherited.first == two.inherited.first
  }

  /// The methods that do what one is to do, of all pages.
  ///
  /// - Parameter act: What it is to do.
  /// - Returns: The methods with their pages.
  func methods(doing act: PageAddition.Act) -> [(page: PageObject, model: MethodModel)] {
    let pages = Dictionary(index.pages.map { ($0.name, $0) }) { first, _ in first }
    return catalog.methods.compactMap { deeds in
      guard deeds.part == nil, deeds.isComplete, Self.does(deeds, act),
        let page = pages[deeds.type],
        let callable = catalog.callables[deeds.type]?.methods.first(where: {
          $0.fullName == deeds.method
        }), callable.owner == deeds.type, callable.kind == .method,
        let source = source(callable.location.file),
        let model = MethodModel(
          deeds, callable, of: page,
          Set(catalog.elements.filter { $0.type == page.name }.map(\.name)), in: source)
      else { return nil }
      return (page, model)
    }
  }

  /// Whether no method of pages made like one leads to another page, though some do something.
  func staysEverywhere(_ page: PageObject) -> Bool {
    let pages = Dictionary(index.pages.map { ($0.name, $0) }) { first, _ in first }
    let landings = catalog.methods.compactMap { method -> MethodDeeds.Landing? in
      guard method.acts, method.part == nil, let other = pages[method.type], areAlike(other, page)
      else { return nil }
      return method.landing
    }
    let leads = landings.contains { if case .page = $0 { true } else { false } }
    return !landings.isEmpty && !leads
  }

  /// Whether methods of a page, or of one that is made alike, assert and do nothing else.
  func asserts(_ page: PageObject) -> Bool {
    catalog.methods.contains { method in
      guard !method.acts, !method.deeds.isEmpty,
        let other = index.pages.first(where: { $0.name == method.type })
      else { return false }
      return areAlike(other, page)
    }
  }

  /// Whether a method does one thing of a kind to an element that is always the same.
  private static func does(_ method: MethodDeeds, _ act: PageAddition.Act) -> Bool {
    let acts = method.deeds.filter(\.acts)
    // What it waits for after it may be nothing to wait for elsewhere.
    if method.landing == .samePage || method.landing == .nothing, !acts.isEmpty,
      method.deeds.last?.acts == false
    {
      return false
    }
    // What a library does on the way, such as scrolling, it does on the way to any element.
    let sure = acts.filter { !$0.isOptional }
    let told = acts.isEmpty ? method.deeds : sure
    let isPlain = told.allSatisfy {
      !$0.element.isUnknown && $0.element.texts.allSatisfy { $0.constant != nil }
    }
    guard isPlain else { return false }
    switch act {
    case .touch:
      guard sure.count == 1 else { return false }
      switch sure[0].kind {
      case .tap, .doubleTap, .press, .swipe: return true
      default: return false
      }
    case .drag: return false
    case .adjust:
      guard sure.count == 1, acts.count == 1, case .adjust(let text) = acts[0].kind else {
        return false
      }
      return text.pieces.count == 1 && text.arguments.count == 1
    case .type:
      guard acts.count == 1 || acts.count == 2 && acts[0].kind == .tap, let last = acts.last,
        case .type(let text) = last.kind, acts.allSatisfy({ $0.element == last.element })
      else { return false }
      return text.pieces.count == 1 && text.arguments.count == 1
        && text.arguments.allSatisfy(\.path.isEmpty)
    case .assertExists:
      guard method.deeds.count == 1, acts.isEmpty, case .check(let check) = method.deeds[0].kind,
        check.isAsserted
      else { return false }
      return check.subject == .exists(true)
    case .assertText(let attribute):
      guard acts.isEmpty, Set(method.deeds.map(\.element)).count == 1,
        case .check(let check)? = method.deeds.last?.kind,
        case .text(attribute, let text) = check.subject
      else { return false }
      return text.pieces.count == 1 && text.arguments.count == 1
    case .assertGone:
      guard method.deeds.count == 1, case .check(let check) = method.deeds[0].kind else {
        return false
      }
      return check.isAsserted && check.subject == .exists(false)
    case .assertHolds(let attribute, let holds):
      guard method.deeds.count == 1, case .check(let check) = method.deeds[0].kind else {
        return false
      }
      return check.isAsserted && check.subject == .holds(attribute: attribute, holds)
    }
  }
}
