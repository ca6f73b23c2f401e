/// What a frame shows: everything that is drawn follows from it.
///
/// It is made for each frame in which more than selections may be another (``SceneKey``), of values
/// that are compared at little cost: what did not change is not drawn again.
struct FrameInput {
  /// What the frames of the panes are made of.
  var outline: OutlineInput
  /// The panes that are seen.
  var panes: [Pane: PaneInput]
  /// The virtual time, below the app.
  var clock: String
  /// The timeline.
  var timeline: TimelineInput
  /// The page in front.
  var page: PageInput?
  /// What is typed at the bottom.
  var prompt: PromptInput?
  /// What stands at the bottom otherwise.
  var bar: BarInput
}
