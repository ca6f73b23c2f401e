/// Everything the explorer knows: models with one owner each, put together.
///
/// It changes only in `reduce(into:_:)`, which passes each model what it needs of the others. Each is
/// stamped: a copy of the whole costs little, and what is made of a model holds while its stamp does.
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
  /// What the person looks at.
  @Stamped var view = ViewState()
  /// The pages that are open.
  @Stamped var pages = PageStack()
  /// What the person types.
  @Stamped var typing = PromptState()
  /// Where the run is to stop.
  @Stamped var breakpoints = BreakpointList()
  /// What the person has the tests' code do.
  @Stamped var composer = ComposerState()
  /// The expression whose matches are marked on the screen.
  @Stamped var evaluation: Evaluation?
  /// The source files that were read.
  @Stamped var sources = SourceCache()
  /// What is said at the bottom.
  var notice: String?
  /// What open pages show of the run that is much to find out.
  @Stamped var findings = Findings()

  /// What is equal only where all is that pages may be given.
  var stamps: [Stamp] {
    [
      $project.stamp, $settings.stamp, $preferences.stamp, $run.stamp, $build.stamp, $view.stamp,
      $pages.stamp, $breakpoints.stamp, $composer.stamp, $evaluation.stamp, $sources.stamp,
      $findings.stamp,
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
