import SessionProtocol
import SourceModel

/// All pages, each with what it is given.
enum PageCatalog {
  /// Every page.
  static let all: [PageRoute] = running + looking + handling + recording + program

  /// The commands that do nothing but open a page of the list.
  static let commands: [CatalogCommand] = all.compactMap(\.command)

  private static let byKey = Dictionary(
    all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })

  /// The page of a key, with what it shows.
  static func page(_ id: PageID, of explorer: ExplorerMind) -> any Page {
    let route = byKey[ObjectIdentifier(type(of: id.key))]
    guard let page = route?.page(id.key, of: explorer) else {
      preconditionFailure("\(id.key) is the key of no page in the list.")
    }
    return page
  }

  /// What is known of runs.
  private static let running: [PageRoute] = [
    PageRoute(NotesPage.Key(), by: NotesPage.command) { it, _ in
      NotesPage(it.run.record, it.language)
    },
    PageRoute(ValuesPage.Key(), by: ValuesPage.command) { it, _ in
      ValuesPage(
        stack: it.run.state.stack, calls: it.run.state.calls, level: it.view.stackLevel,
        language: it.language)
    },
    PageRoute(TestsPage.Key.self) { it, _ in
      TestsPage(
        tree: it.testTree, current: it.project.test, locations: it.project.$index,
        language: it.language)
    },
    PageRoute(TestPage.Key.self) { it, key in
      TestPage(
        test: key.test, standing: it.tests.standing(of: key.test),
        method: it.project.index.testClasses.lazy.flatMap(\.methods).first { $0.id == key.test },
        language: it.language)
    },
    PageRoute(ReviewPage.Key.self) { it, _ in it.reviewPage },
    PageRoute(PyramidPage.Key.self) { it, _ in
      PyramidPage(
        index: it.project.$index, observations: it.project.$observations,
        layer: it.project.layering?.layer, tests: it.project.host.tests, language: it.language)
    },
    PageRoute(GraphPage.Key.self) { it, _ in
      GraphPage(state: it.findings.$graph, language: it.language)
    },
    PageRoute(FailurePage.Key.self) { it, _ in it.failurePage },
    PageRoute(WaitsPage.Key.self) { it, _ in
      WaitsPage(
        ledger: it.findings.$ledger, timings: it.findings.timings, folds: it.view.folds,
        language: it.language)
    },
    PageRoute(WaitPage.Key.self) { it, key in
      WaitPage(wait: it.run.shownRecord(ofWait: key.number), language: it.language)
    },
    PageRoute(BranchesPage.Key.self) { it, _ in
      BranchesPage(rows: it.run.branches.map(BranchesPage.Row.init), language: it.language)
    },
    PageRoute(BreakpointsPage.Key.self) { it, _ in
      BreakpointsPage(
        breakpoints: it.breakpoints.list, key: it.preferences.way(to: .toggleBreakpoint),
        language: it.language)
    },
  ]

  /// What is known of the screen and the sources.
  private static let looking: [PageRoute] = [
    PageRoute(TreePage.Key.self) { it, _ in
      TreePage(
        screen: it.run.state.screen, selected: it.selectedElementID, lookedAt: it.lookedAtID,
        processID: it.run.appProcessID, language: it.language)
    },
    PageRoute(InspectorPage.Key.self) { it, key in it.inspectorPage(of: key.id) },
    PageRoute(DifferencePage.Key.self) { it, key in
      DifferencePage(
        screens: DifferencePage.screens(
          key.events, in: it.run.record, at: it.run.state.position),
        language: it.language)
    },
    PageRoute(ElementsPage.Key.self) { it, _ in
      ElementsPage(
        elements: it.namedElements, markedText: it.elementUnderAction?.searchText,
        language: it.language)
    },
    PageRoute(ImpactPage.Key.self) { it, key in
      ImpactPage(text: key.text, lines: it.impactLines(of: key.text), language: it.language)
    },
    PageRoute(SuspectsPage.Key.self) { it, _ in it.suspectsPage },
  ]

  /// What a person does by hand.
  private static let handling: [PageRoute] = [
    PageRoute(ElementActionsPage.Key.self) { it, key in it.actionsPage(on: key.element) },
    PageRoute(CallablesPage.Key.self) { it, key in
      CallablesPage(
        purpose: key.purpose, callables: it.knownCallables, shown: it.shownPages,
        stack: it.run.state.stack, language: it.language)
    },
    PageRoute(CodeFailurePage.Key.self) { it, _ in
      CodeFailurePage(
        failure: it.composer.codeFailure,
        isOfChain: it.pages.open.dropLast().last?.id == PageID(ComposerPage.Key()),
        language: it.language)
    },
    PageRoute(ComposerPage.Key.self) { it, _ in
      ComposerPage(
        composition: it.composer.composition, callables: it.project.index.callables,
        key: it.preferences.way(to: .addCall), recordKey: it.preferences.way(to: .record),
        language: it.language)
    },
    PageRoute(UnsavedChainPage.Key.self) { it, _ in
      UnsavedChainPage(
        chain: it.composer.composition.isUnsaved ? it.composer.composition.items.count : 0,
        recording: it.recording.isUnsaved ? it.recording.entries.count : 0, language: it.language)
    },
    PageRoute(SavedTestPage.Key.self) { it, _ in
      SavedTestPage(test: it.composer.savedTest, language: it.language)
    },
  ]

  /// What a person records.
  private static let recording: [PageRoute] = [
    PageRoute(RecordingPage.Key.self) { it, _ in
      RecordingPage(
        lines: RecordingLines(it.recording), isOn: it.recording.isOn,
        hasBegun: it.recording.hasBegun, isSaved: it.recording.isSaved, gaps: it.recording.gaps,
        changedFiles: it.recording.code.changedFiles, key: it.preferences.way(to: .record),
        assertKey: it.preferences.way(to: .assert), language: it.language,
        isRearranged: it.recording.isRearranged)
    },
    PageRoute(RecordedChoicesPage.Key.self) { it, key in
      it.choicesPage(of: key.step)
    },
    PageRoute(RecordedChangesPage.Key.self) { it, _ in
      RecordedChangesPage(plan: it.recording.plan, language: it.language)
    },
    PageRoute(ProofPage.Key.self) { it, _ in
      ProofPage(proof: it.recording.proof, language: it.language)
    },
    PageRoute(ClaimsPage.Key.self) { it, key in it.claimsPage(of: key.element) },
  ]

  /// Settings, and the explorer itself.
  private static let program: [PageRoute] = [
    PageRoute(DevicePage.Key.self) { it, _ in
      DevicePage(
        device: it.settings.device,
        network: RunSettings.title(
          ofNetwork: it.settings.network, it.project.conditions, it.language),
        language: it.language)
    },
    PageRoute(DeviceValuesPage.Key.self) { it, key in
      DeviceValuesPage(
        setting: key.setting, device: it.settings.device, language: it.language)
    },
    PageRoute(NetworkPage.Key.self) { it, _ in
      NetworkPage(
        network: it.settings.network, conditions: it.project.conditions, language: it.language)
    },
    PageRoute(ProblemsPage.Key.self) { it, _ in
      ProblemsPage(problems: it.build.problems, language: it.language)
    },
    PageRoute(ThemesPage.Key.self) { it, _ in
      ThemesPage(
        names: it.preferences.themes.names, current: it.preferences.themeName,
        language: it.language)
    },
    PageRoute(HelpPage.Key.self) { it, _ in
      HelpPage(subject: it.helpSubject, groups: it.helpGroups, language: it.language)
    },
  ]
}
