/// The models, each where it is.
extension ExplorerMind {
  package var project: ProjectState {
    _read { yield model.project }
    _modify { yield &model.project }
  }

  package var settings: RunSettings {
    _read { yield model.settings }
    _modify { yield &model.settings }
  }

  package var preferences: Preferences {
    _read { yield model.preferences }
    _modify { yield &model.preferences }
  }

  package var run: RunControl {
    _read { yield model.run }
    _modify { yield &model.run }
  }

  package var build: BuildState {
    _read { yield model.build }
    _modify { yield &model.build }
  }

  var view: ViewState {
    _read { yield model.view }
    _modify { yield &model.view }
  }

  var pages: PageStack {
    _read { yield model.pages }
    _modify { yield &model.pages }
  }

  var typing: PromptState {
    _read { yield model.typing }
    _modify { yield &model.typing }
  }

  var breakpoints: BreakpointList {
    _read { yield model.breakpoints }
    _modify { yield &model.breakpoints }
  }

  var composer: ComposerState {
    _read { yield model.composer }
    _modify { yield &model.composer }
  }

  var evaluation: Evaluation? {
    _read { yield model.evaluation }
    _modify { yield &model.evaluation }
  }

  var sources: SourceCache {
    _read { yield model.sources }
    _modify { yield &model.sources }
  }

  var findings: Findings {
    _read { yield model.findings }
    _modify { yield &model.findings }
  }

  var notice: String? {
    _read { yield model.notice }
    _modify { yield &model.notice }
  }
}
