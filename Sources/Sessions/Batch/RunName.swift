/// Names one run of one test.
package struct RunName: Hashable, Sendable {
  /// `SignInTests/testSignIn`.
  package var test: String
  /// Which repetition it is, from 1.
  package var iteration: Int

  /// Names a run.
  ///
  /// - Parameters:
  ///   - test: `SignInTests/testSignIn`.
  ///   - iteration: Which repetition it is, from 1.
  package init(test: String, iteration: Int) {
    self.test = test
    self.iteration = iteration
  }

  /// The run's name, with the number of the repetition where there are several.
  func name(isRepeated: Bool) -> String { isRepeated ? "\(test) #\(iteration)" : test }
}
