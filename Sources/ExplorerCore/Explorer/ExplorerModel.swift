/// Everything the explorer knows: models with one owner each, put together.
///
/// It changes only in `reduce(into:_:)`, which passes each model what it needs of the others. Each
/// model is ``Stamped``: copying the whole costs little, and a result that was computed from a
/// model is valid as long as the model has the same stamp.
package struct ExplorerModel: Sendable {
  /// What is known of the project.
  @Stamped package var project: ProjectState
  /// What the next run is to be like.
  @Stamped package var settings: RunSettings
  /// What the person likes.
  @Stamped package var preferences: Preferences
  /// The run.
  @Stamped package var run: RunControl
  /// How the build of the sources goes.
  @Stamped package var build = BuildState()
  /// How tests came out, and what runs beside the run.
  @Stamped package var tests = TestsState()
  /// What the person looks at.
  @Stamped var view = ViewState()
  /// Selected items of panes that the person moved in; the others follow the run.
  @Stamped var cursors: [Pane: Int] = [:]
  /// The pages that are open.
  @Stamped var pages = PageStack()
  /// What the person types.
  @Stamped var typing = PromptState()
  /// Where the run is to stop.
  @Stamped var breakpoints = BreakpointList()
  /// Calls of the tests' code that the person puts together.
  @Stamped var composer = ComposerState()
  /// What the person records.
  @Stamped var recording = RecordingState()
  /// The snapshots that the person decides about.
  @Stamped var review = ReviewState()
  /// The lesson that is open.
  @Stamped package var lesson = LessonState()
  /// The expression whose matches are marked on the screen.
  @Stamped var evaluation: Evaluation?
  /// The source files that were read.
  @Stamped var sources = SourceCache()
  /// A message to the person, shown in the bar at the bottom until the next key.
  var notice: String?
  /// What open pages show of the run and takes long to compute.
  @Stamped var findings = Findings()

  /// The stamps of all models that pages are made from: while they are equal, so are the pages.
  var stamps: [Stamp] { stampsWithoutCursors + [$cursors.stamp] }

  /// The stamps of all models but the one that most keys change.
  var stampsWithoutCursors: [Stamp] {
    [
      $project.stamp, $settings.stamp, $preferences.stamp, $run.stamp, $build.stamp, $tests.stamp,
      $view.stamp, $pages.stamp, $breakpoints.stamp, $composer.stamp, $evaluation.stamp,
      $sources.stamp, $findings.stamp, $recording.stamp, $review.stamp, $lesson.stamp,
    ]
  }

  /// A model of what is known before anything was run.
  init(
    project: ProjectState, settings: RunSettings, preferences: Preferences
  ) {
    self.project = project
    self.settings = settings
    self.preferences = preferences
    run = RunControl(test: project.test ?? "", index: project.index)
  }
}
