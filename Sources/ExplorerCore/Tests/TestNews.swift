package import SourceModel

/// Something that the navigator of tests hears.
package enum TestNews: Hashable, Sendable {
  /// What is kept of earlier runs, and what tells whether they still hold.
  case known(TestHistory, TestSources)
  /// A test begins beside the open run.
  case began(test: String)
  /// A test has ended beside the open run, so many real seconds after the first began.
  case ended(test: String, TestRun, seconds: Double)
  /// What ran beside the open run is done.
  case done
  /// The open run came out so.
  case kept(test: String, TestRun)
  /// Nothing can be run; the sentence says why.
  case failed(String)
}
