package import SourceModel

/// What a suite's own sources say that a review looks at, besides what an index has.
package struct SuiteFacts: Hashable, Sendable {
  /// Something that stands in a member of the suite.
  package struct Place: Hashable, Sendable {
    /// Id of the member.
    package var member: String
    /// What stands there, on one line.
    package var text: String
    /// Where it stands.
    package var location: SourceModel.SourceLocation
  }

  /// A wait that takes as long as it is told, whatever happens meanwhile.
  package struct Sleep: Hashable, Sendable {
    /// Where it is.
    package var place: Place
    /// How long it takes, where that is written as a number.
    package var seconds: Double?
  }

  /// A chain that begins anew with the page that the chain before has just given.
  package struct Restart: Hashable, Sendable {
    /// Where it begins anew.
    package var place: Place
    /// The page.
    package var page: String
    /// Where the chain ends that gave the page.
    package var before: SourceModel.SourceLocation
  }

  /// What a test makes and calls of its pages and use cases.
  package struct Flow: Hashable, Sendable {
    /// The test, as `Class/method`.
    package var test: String
    /// Where it makes a page or a use case itself.
    package var made: [Place] = []
    /// The statements in which it calls them, each once.
    package var calls: [Place] = []
  }

  /// A member of a page that looks whether something of it is there.
  package struct Check: Hashable, Sendable {
    /// Its name without labels.
    package var name: String
    /// Whether it runs whenever a page is made.
    package var isMadeAlong: Bool
    /// Where it is.
    package var location: SourceModel.SourceLocation
    /// Its lines.
    package var lines: ClosedRange<Int>
  }

  /// A page object, as far as its looking at itself goes.
  package struct Page: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Members that look whether something of it is there, without acting, its own and inherited ones.
    package var checks: [Check]
    /// Whether it inherits something that is not among the sources, and that may look.
    package var mayInheritChecks: Bool
    /// Whether all methods that give it look whether something is there.
    package var isCheckedOnArrival: Bool
  }

  /// A method of the suite, as it is declared.
  package struct Method: Hashable, Sendable {
    /// Id of its member.
    package var member: String
    /// Its name without labels.
    package var name: String
    /// What its type is to the tests; `nil` outside of them.
    package var isOfPage: Bool
    /// Whether something other than a call of its name may lead to it: it overrides, is asked for by a
    /// protocol, or has an attribute by which somebody finds it.
    package var mayBeCalledUnnamed: Bool
    /// Whether it does something to the app.
    package var acts: Bool
    /// Whether it is called on a value, and gives nothing.
    package var givesNothing: Bool
    /// Whether only its own type can call it.
    package var isPrivate: Bool
    /// Where it is.
    package var location: SourceModel.SourceLocation
    /// Its last line.
    package var endLine: Int
    /// Bytes of the file that it is, with its comment.
    package var range: Range<Int>
  }

  /// An assertion that an element is not nil, which it never is.
  package struct Certainty: Hashable, Sendable {
    /// Where it is.
    package var place: Place
    /// What the element is looked for by.
    package var key: String
  }

  /// Assertions that elements are not nil.
  package var certainties: [Certainty] = []
  /// Places at which test classes ask for elements themselves.
  package var queries: [Place] = []
  /// Waits that are told how long to take.
  package var sleeps: [Sleep] = []
  /// Places at which use cases go one way or another.
  package var branches: [Place] = []
  /// Chains that begin anew.
  package var restarts: [Restart] = []
  /// What each test does with its pages.
  package var flows: [Flow] = []
  /// Assertions in methods of pages that say more than that something is there.
  package var assertions: [Place] = []
  /// The page objects.
  package var pages: [Page] = []
  /// The methods.
  package var methods: [Method] = []
  /// Where each name is used, by the name.
  package var uses: [String: [SourceModel.SourceLocation]] = [:]
}
