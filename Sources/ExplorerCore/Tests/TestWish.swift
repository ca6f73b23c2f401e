/// Something that the navigator of tests wants done outside; what comes of it is ``TestNews``.
package enum TestWish: Hashable, Sendable {
  /// Say what is known of earlier runs and of the sources, with ``TestNews/known(_:_:)``.
  case load
  /// Run tests beside the open run; those that are being run are given up.
  case run(TestOrder)
  /// Give up what is being run.
  case stop
  /// Keep how the open run came out, and answer with ``TestNews/kept(test:_:)``.
  case keep(test: String, TestRun)
}
