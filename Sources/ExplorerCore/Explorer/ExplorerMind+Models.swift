/// Short ways to the models of ``ExplorerModel``.
///
/// They are read by getters: in debug builds of Swift 6.3, a `_read` that yields what another `_read`
/// yields crashed at random. They are inlined, so that asking for a part does not copy the whole.
extension ExplorerMind {
  /// What is known of the project.
  package var project: ProjectState {
    @inline(__always) get { model.project }
    _modify { yield &model.project }
  }

  /// How the next run is to be.
  package var settings: RunSettings {
    @inline(__always) get { model.settings }
    _modify { yield &model.settings }
  }

  /// What the person likes.
  package var preferences: Preferences {
    @inline(__always) get { model.preferences }
    _modify { yield &model.preferences }
  }

  /// The run.
  package var run: RunControl {
    @inline(__always) get { model.run }
    _modify { yield &model.run }
  }

  /// How the build of the sources goes.
  package var build: BuildState {
    @inline(__always) get { model.build }
    _modify { yield &model.build }
  }

  /// How tests came out, and what runs beside the run.
  package var tests: TestsState {
    @inline(__always) get { model.tests }
    _modify { yield &model.tests }
  }

  /// The snapshots that are decided about.
  var review: ReviewState {
    @inline(__always) get { model.review }
    _modify { yield &model.review }
  }

  /// The lesson that is open.
  package var lesson: LessonState {
    @inline(__always) get { model.lesson }
    _modify { yield &model.lesson }
  }

  var view: ViewState {
    @inline(__always) get { model.view }
    _modify { yield &model.view }
  }

  var cursors: [Pane: Int] {
    @inline(__always) get { model.cursors }
    _modify { yield &model.cursors }
  }

  var pages: PageStack {
    @inline(__always) get { model.pages }
    _modify { yield &model.pages }
  }

  var typing: PromptState {
    @inline(__always) get { model.typing }
    _modify { yield &model.typing }
  }

  var breakpoints: BreakpointList {
    @inline(__always) get { model.breakpoints }
    _modify { yield &model.breakpoints }
  }

  var composer: ComposerState {
    @inline(__always) get { model.composer }
    _modify { yield &model.composer }
  }

  var recording: RecordingState {
    @inline(__always) get { model.recording }
    _modify { yield &model.recording }
  }

  var evaluation: Evaluation? {
    @inline(__always) get { model.evaluation }
    _modify { yield &model.evaluation }
  }

  var sources: SourceCache {
    @inline(__always) get { model.sources }
    _modify { yield &model.sources }
  }

  var findings: Findings {
    @inline(__always) get { model.findings }
    _modify { yield &model.findings }
  }

  var notice: String? {
    @inline(__always) get { model.notice }
    _modify { yield &model.notice }
  }
}
