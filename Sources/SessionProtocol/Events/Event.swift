/// Something the host reports about a run: the one schema that the explorer, `--json`, reports and
/// trace files are made from.
package struct Event: Hashable, Sendable {
  /// Position in the run, from 0.
  ///
  /// The same run with the same seed has the same events.
  package var index: Int
  /// Virtual seconds since the test began.
  package var time: Double
  /// The calls in the person's sources that led here, innermost first; empty in batch runs.
  package var stack: [SourceFrame]
  /// Which call of the run each frame of the stack is of, from the innermost: its number, 0 where
  /// nothing is known of it; those behind the last known one are left out.
  package var calls: [Int]
  /// The values of those calls that are new or have changed since the latest event that names calls;
  /// of all of them, once ``CallMemory`` has completed the event.
  package var values: [CallValues]
  /// The calls that have ended since the event before.
  package var returned: [CallResult]
  /// Whether the host asks before going on: a place where the explorer can stop.
  package var isStop: Bool
  /// What happened.
  package var content: Content

  /// Creates an event.
  package init(
    index: Int, time: Double, stack: [SourceFrame], calls: [Int] = [],
    values: [CallValues] = [], returned: [CallResult] = [], isStop: Bool, content: Content
  ) {
    self.index = index
    self.time = time
    self.stack = stack
    self.calls = calls
    self.values = values
    self.returned = returned
    self.isStop = isStop
    self.content = content
  }

  /// The values of the call that a frame of the stack is of, if the event has them.
  ///
  /// - Parameter frame: The frame; 0 is the innermost.
  /// - Returns: The values.
  package func values(ofFrame frame: Int) -> CallValues? {
    guard calls.indices.contains(frame), calls[frame] > 0 else { return nil }
    return values.first { $0.call == calls[frame] }
  }

  /// The kinds of events.
  package enum Content: Hashable, Sendable {
    /// A test starts.
    case testBegan(TestBegan)
    /// A part of the test's life cycle starts: set-up, test method, tear-down.
    case phase(Phase)
    /// A named activity (`XCTContext.runActivity`) starts or ends.
    case activity(Activity)
    /// The app's state changed: launched, terminated.
    case application(ApplicationChange)
    /// A gesture or typing is about to be performed.
    case action(Action)
    /// An attribute of an element was read, such as `exists` or `label`.
    case read(Read)
    /// A wait begins, goes on, or ends.
    case wait(Wait)
    /// An assertion was evaluated.
    case assertion(Assertion)
    /// The test failed here.
    case failure(Failure)
    /// A line of Xcode's activity log.
    case logLine(LogLine)
    /// The test keeps something.
    case attachment(Attachment)
    /// A snapshot was taken, and compared with its reference.
    case snapshot(SnapshotTaken)
    /// Something was measured.
    case measurement(Measurement)
    /// Something about the simulation that the person should know.
    case note(Note)
    /// A person does something by hand while the run is stopped.
    case hand(HandEvent)
    /// What the app shows changed.
    case screen(Screen)
    /// The test ended.
    case testEnded(TestEnded)
  }
}

/// A call in the person's sources.
package struct SourceFrame: Codable, Hashable, Sendable {
  /// Demangled name, such as `SignInViewPage.typeEmail(_:)`.
  package var function: String
  /// Absolute path of the file.
  package var file: String
  /// Line, from 1.
  package var line: Int
  /// Column, from 1; 0 where it is not known.
  ///
  /// Tells calls of one line apart.
  package var column: Int

  /// Creates a frame.
  package init(function: String, file: String, line: Int, column: Int = 0) {
    self.function = function
    self.file = file
    self.line = line
    self.column = column
  }
}
