/// Something that a step of a lesson asks for; each is of what matters, not of how it is written.
package enum LessonCheck: Hashable, Sendable {
  /// What is to be there, with the least number of each.
  package enum Declared: Hashable, Sendable {
    case pages(Int)
    case useCases(Int)
    /// A page is declared as a class, an actor or a struct.
    case page(String, kind: String)
  }

  /// What the opened test calls while it runs.
  package enum Called: Hashable, Sendable {
    case pages(Int)
    case useCases(Int)
    case types([String])
  }

  /// What the tests launch the app with.
  package enum Launched: Hashable, Sendable {
    case argument(String)
    case environment(String)
  }

  /// What a test does with pages and use cases, at most.
  package enum Flow: Hashable, Sendable {
    /// It makes so many itself.
    case made(Int)
    /// It calls them in so many statements.
    case statements(Int)
  }

  /// How many tests of a layer there are.
  package enum LayerCount: Hashable, Sendable {
    case least(layer: String, Int)
    case most(layer: String, Int)
  }

  // MARK: Of the sources and their runs

  /// Tests pass: classes or tests by name; all without any.
  case passes([String])
  /// Tests fail.
  case fails([String])
  /// No rule of a review finds anything.
  case rules([String])
  /// The app calls an element otherwise, at most so many lines change, and all tests pass.
  case rename(String, lines: Int)
  /// Each wrong app makes a test fail.
  case mutants([LessonMutant])
  /// With each app, which is late or otherwise but not wrong, tests pass that pass without it.
  case withstands([LessonMutant])
  /// The opened test does the same under so many schedules.
  case schedules(Int)
  /// A text is written at no more places in the tests.
  case places(String, most: Int)
  /// The opened test goes through these, or each test.
  case through(Called, ofAll: Bool)
  /// Each test does no more than this by itself.
  case flow(Flow)
  /// The opened test launches the app with this.
  case launch(Launched)
  /// The sources declare this.
  case declares(Declared)
  /// The tests pass in other orders too, each finding what the one before has left.
  case anyOrder
  /// The opened test takes no more virtual seconds.
  case virtualSeconds(Double)
  /// There are so many tests of a layer.
  case layers([LayerCount])
  /// So many snapshots equal their references.
  case snapshots(equal: Int)

  // MARK: Of what is done in the explorer

  /// The learner has given one of these answers.
  case answer([String])
  /// One of these commands was performed since the step began.
  case did([String])
  /// The run stands at such an event.
  case at(event: String, text: String?)
  /// The explorer shows a page.
  case shows(String)
  /// An element is selected.
  case selected(String)

  /// Whether it is of what is done in the explorer, rather than of sources.
  package var isOfExplorer: Bool {
    switch self {
    case .answer, .did, .at, .shows, .selected: true
    default: false
    }
  }

  /// Whether it looks at runs that say something only where tests pass.
  package var asksPassingTests: Bool {
    switch self {
    case .rename, .mutants, .withstands, .schedules, .through, .launch, .anyOrder, .virtualSeconds:
      true
    default: false
    }
  }

  /// The word by which lessons ask for it.
  package var name: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .rules: "rule"
    case .rename: "rename"
    case .mutants: "mutants"
    case .withstands: "withstands"
    case .schedules: "schedules"
    case .places: "places"
    case .through: "through"
    case .flow: "flow"
    case .launch: "launch"
    case .declares: "declares"
    case .anyOrder: "any-order"
    case .virtualSeconds: "virtual-seconds"
    case .layers: "layers"
    case .snapshots: "snapshots"
    case .answer: "answer"
    case .did: "did"
    case .at: "at"
    case .shows: "shows"
    case .selected: "selected"
    }
  }
}
