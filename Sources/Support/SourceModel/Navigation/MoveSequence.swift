/// The moves of one body, in the order written.
package struct MoveSequence: Codable, Hashable, Sendable {
  /// Whose body: `SignInTestUseCase.execute(testUserAccount:)`; of a test `SignInTests/testSignIn`,
  /// of what runs before each test of a class `SignInTests/setUp`.
  package var id: String
  /// What its expressions mean.
  package var moves: [PageMove]
  /// The page that the body's result is, by the declaration.
  package var result: PageType?

  /// Creates a sequence.
  package init(id: String, moves: [PageMove], result: PageType? = nil) {
    self.id = id
    self.moves = moves
    self.result = result
  }

  /// The id of a method's body.
  package static func id(type: String, method: String) -> String {
    type.isEmpty ? method : "\(type).\(method)"
  }

  /// The id of what runs before each test of a class.
  package static func setUpID(of testClass: String) -> String { "\(testClass)/setUp" }
}
