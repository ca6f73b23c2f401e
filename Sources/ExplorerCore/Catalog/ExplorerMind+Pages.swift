import ElementModel
import SessionProtocol
import SourceModel

/// What pages are given that is more than a value of the model.
extension ExplorerMind {
  /// A page that is open, with what it shows.
  func page(_ open: OpenPage) -> any Page {
    memory.page(open.id, stamps: model.stamps) { PageCatalog.page(open.id, of: self) }
  }

  /// The element that the run is about.
  var elementUnderAction: Element? {
    run.state.elementID.flatMap { run.state.screen.element(withID: $0) }
  }

  var failurePage: FailurePage {
    let report = findings.failureReport
    let (before, now) = (run.state.screenBeforeFailure, run.state.screenAtFailure)
    // A test of units has no screen to show.
    let hasScreen = !(before.elements.isEmpty && now.elements.isEmpty)
    let screens = [
      PagePicture(
        title: language.say("before the last action", ja: "最後の操作の前"), content: .screen(before)),
      PagePicture(title: language.say("at the failure", ja: "失敗したとき"), content: .screen(now)),
    ]
    let review: [ExplorerCommand] = hasFailedBySnapshot ? [.reviewSnapshots] : []
    let steps = review + [.backScreen, .stepBack, .restart, .rebuild]
    return FailurePage(
      report: report, source: report?.location.flatMap { sources.lines(of: $0.file) },
      screens: hasScreen ? screens : [], steps: steps.compactMap(step), language: language)
  }

  /// What can be done after a failure; nil where it cannot.
  private func step(_ command: ExplorerCommand) -> FailurePage.Step? {
    guard let entry = CommandCatalog.entry(of: command) else { return nil }
    // The page itself is in the way of all of them until one is chosen.
    guard entry.needs.allSatisfy({ $0 == .uncoveredRun || meets($0) }) else { return nil }
    return FailurePage.Step(
      command: command, key: preferences.way(to: command), help: language.say(entry.help))
  }

  var reviewPage: ReviewPage {
    let review = self.review
    let shown = shownSnapshot
    return ReviewPage(
      phase: review.phase, items: review.items, tree: review.tree, decided: review.decided,
      look: review.look, picture: shown.flatMap { review.picture(of: $0) }, shown: shown,
      takeKey: preferences.way(to: .takeSnapshots), language: language)
  }

  func inspectorPage(of id: Int) -> InspectorPage {
    let screen = run.state.screen
    let text = InspectorText(
      id: id, screen: screen,
      lastChange: run.record.lastChange(ofElement: id, at: run.state.position),
      namedLocators: locators, project: project,
      key: preferences.keymap.keys(for: .backElement).first?.name, language: language)
    return InspectorPage(
      name: screen.element(withID: id)?.name ?? "", items: text.items, language: language)
  }

  var suspectsPage: SuspectsPage {
    let found = findings.coverage ?? RunCoverage()
    let lines = SuspectElements(now: coverage, run: found, folds: view.folds).lines
    var locations: [String: SourceLocation] = [:]
    for case .element(let name, _) in lines {
      locations[name] = project.location(ofPageElement: name)
    }
    return SuspectsPage(
      lines: lines, screenCount: found.screenCount, skippedCount: found.skippedCount,
      locations: locations, language: language)
  }

  func actionsPage(on element: Int) -> ElementActionsPage {
    let screen = run.state.screen
    return ElementActionsPage(
      element: element,
      name: screen.element(withID: element).map { "\($0.type) \($0.searchText)" },
      items: ElementActionsPage.items(element, on: screen, HandCode(project.index)),
      language: language)
  }

  /// What help is about: the page that it was asked for on, or the pane that has the keys.
  var helpSubject: HelpPage.Subject? {
    let pages = pages.open.filter { $0.id != PageID(HelpPage.Key()) }
    if let open = pages.last {
      let page = page(open)
      return Swift.type(of: page).guidance.map {
        HelpPage.Subject(title: page.document.title, guidance: $0)
      }
    }
    return Swift.type(of: content(of: view.focus)).guidance.map {
      HelpPage.Subject(title: language.say(view.focus.title), guidance: $0)
    }
  }

  /// All commands with their keys.
  var helpGroups: [HelpPage.Group] {
    CommandGroup.allCases.map { group in
      HelpPage.Group(
        title: language.say(group.title),
        rows: group.entries.map { entry in
          let keys = preferences.keymap.keys(for: entry.command).map(\.name)
            .joined(separator: " ")
          return HelpPage.Row(
            names: keys.isEmpty ? ":\(entry.command.name)" : keys, help: language.say(entry.help))
        })
    }
  }
}
