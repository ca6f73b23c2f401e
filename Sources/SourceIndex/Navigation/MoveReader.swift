import SourceModel
import SwiftSyntax

/// Makes moves from what is met in a body.
struct MoveReader {
  let pages: PageNames
  let actions: ActionReader

  /// Length to which the text of an action is cut.
  private static let textLimit = 60

  /// The moves of a body.
  ///
  /// - Parameters:
  ///   - sights: What is met in it.
  ///   - function: Whose body it is.
  /// - Returns: The moves, in order.
  func moves(_ sights: [BodySight], in function: FunctionDeclaration) -> [PageMove] {
    let isInPage = pages.roles[function.owner] == .page
    return sights.compactMap { sight in
      switch sight {
      case .result: nil
      case .name(let site): read(site, in: function, isInPage: isInPage)
      case .call(let site, let through):
        call(site, through: through, in: function, isInPage: isInPage)
      }
    }
  }

  /// The move of reading a page's property.
  private func read(
    _ site: TypeInference.NameSite, in function: FunctionDeclaration, isInPage: Bool
  ) -> PageMove? {
    guard let receiver = site.receiver, !receiver.isMetatype, site.enumCase == nil,
      let page = pages.page(in: receiver), page.name == receiver.name,
      !(isInPage && receiver.name == function.owner)
    else { return nil }
    return PageMove(
      kind: .read(property: site.name.text), page: page, result: pages.page(in: site.result),
      location: function.source.location(of: site.name),
      isAbsence: AbsenceReader.isAbsence(Syntax(site.name)))
  }

  /// The move of a call.
  private func call(
    _ site: TypeInference.CallSite, through: [TypeReference], in function: FunctionDeclaration,
    isInPage: Bool
  ) -> PageMove? {
    let location = function.source.location(of: site.name)
    let result = pages.page(in: site.result) ?? tuplePage(of: site)
    if ActionReader.isLaunch(site) {
      return PageMove(kind: .launch, page: nil, location: location)
    }
    guard let called = site.function else {
      return unknown(site, through, isInPage, location, result)
    }
    if let receiver = site.receiver, pages.roles[receiver.name] == .page {
      let isSelf =
        isInPage && !receiver.isMetatype
        && (site.isBare || site.isOnSuper || receiver.name == function.owner)
      return PageMove(
        kind: .method(owner: called.owner, name: called.fullName),
        page: isSelf ? nil : pages.pageType(receiver), result: result, location: location,
        isAbsence: !isSelf && AbsenceReader.isAbsence(Syntax(site.name)) && !actions.acts(called))
    }
    if let receiver = site.receiver, XCUIVocabulary.types.contains(receiver.name) {
      guard !isInPage, actions.acts(called) else { return nil }
      return PageMove(
        kind: .action(text: text(of: site)),
        page: through.last { pages.roles[$0.name] == .page }.map(pages.pageType), location: location
      )
    }
    return PageMove(
      kind: .scenario(type: called.owner, method: called.fullName), page: nil, result: result,
      location: location)
  }

  /// The move of a call that no source declares: on an element, or of a library's method on a page.
  private func unknown(
    _ site: TypeInference.CallSite, _ through: [TypeReference], _ isInPage: Bool,
    _ location: SourceLocation, _ result: PageType?
  ) -> PageMove? {
    guard let receiver = site.receiver else { return nil }
    if pages.roles[receiver.name] == .page, !site.isBare {
      let labels = site.call.labels.map { "\($0):" }.joined()
      return PageMove(
        kind: .method(owner: receiver.name, name: "\(site.name.text)(\(labels))"),
        page: pages.pageType(receiver), result: result, location: location)
    }
    guard !isInPage, XCUIVocabulary.types.contains(receiver.name), actions.isAction(site) else {
      return nil
    }
    return PageMove(
      kind: .action(text: text(of: site)),
      page: through.last { pages.roles[$0.name] == .page }.map(pages.pageType), location: location)
  }

  /// The page in a tuple that a call gives.
  private func tuplePage(of site: TypeInference.CallSite) -> PageType? {
    guard let function = site.function, site.result == nil, let syntax = function.resultSyntax
    else {
      return nil
    }
    let types = LandingReader.types(in: syntax).map {
      pages.table.qualified($0, in: function.owner)
    }
    let found = types.compactMap { pages.page(in: $0) }
    return found.count == 1 ? found.first : nil
  }

  private func text(of site: TypeInference.CallSite) -> String {
    CondensedText.text(of: site.call, limit: Self.textLimit)
  }
}
