/// Short ways to the models of ``ExplorerModel``.
///
/// They are read by getters: in debug builds of Swift 6.3, a `_read` that yields what another `_read`
/// yields crashed at random.
extension ExplorerMind {
  /// What is known of the project.
  package var project: ProjectState {
    get { model.project }
    _modify { yield &model.project }
  }

  /// How the next run is to be.
  package var settings: RunSettings {
    get { model.settings }
    _modify { yield &model.settings }
  }

  /// What the person likes.
  package var preferences: Preferences {
    get { model.preferences }
    _modify { yield &model.preferences }
  }

  /// The run.
  package var run: RunControl {
    get { model.run }
    _modify { yield &model.run }
  }

  /// How the build of the sources goes.
  package var build: BuildState {
    get { model.build }
    _modify { yield &model.build }
  }

  var view: ViewState {
    get { model.view }
    _modify { yield &model.view }
  }

  var pages: PageStack {
    get { model.pages }
    _modify { yield &model.pages }
  }

  var typing: PromptState {
    get { model.typing }
    _modify { yield &model.typing }
  }

  var breakpoints: BreakpointList {
    get { model.breakpoints }
    _modify { yield &model.breakpoints }
  }

  var composer: ComposerState {
    get { model.composer }
    _modify { yield &model.composer }
  }

  var evaluation: Evaluation? {
    get { model.evaluation }
    _modify { yield &model.evaluation }
  }

  var sources: SourceCache {
    get { model.sources }
    _modify { yield &model.sources }
  }

  var findings: Findings {
    get { model.findings }
    _modify { yield &model.findings }
  }

  var notice: String? {
    get { model.notice }
    _modify { yield &model.notice }
  }
}
