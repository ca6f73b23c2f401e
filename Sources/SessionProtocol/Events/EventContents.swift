public import ElementModel

/// A test starts.
public struct TestBegan: Codable, Hashable, Sendable {
  /// `SignInTests/testSignIn`.
  public var test: String
  /// The schedule it runs under.
  public var seed: UInt64

  /// Creates the content.
  public init(test: String, seed: UInt64) {
    self.test = test
    self.seed = seed
  }
}

/// A part of a test's life cycle.
public struct Phase: Codable, Hashable, Sendable {
  /// The parts, in their order.
  public enum Name: String, Codable, Sendable {
    case setUp, test, tearDown
  }

  /// Which part starts.
  public var name: Name

  /// Creates the content.
  public init(name: Name) { self.name = name }
}

/// A named activity starts or ends.
public struct Activity: Codable, Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Whether it ends here; otherwise it starts.
  public var hasEnded: Bool

  /// Creates the content.
  public init(name: String, hasEnded: Bool) {
    self.name = name
    self.hasEnded = hasEnded
  }
}

/// The app's state changed.
public struct ApplicationChange: Codable, Hashable, Sendable {
  /// What happened to the app.
  public enum Change: String, Codable, Sendable {
    case launched, activated, terminated
  }

  /// What happened.
  public var change: Change
  /// The app's name.
  public var name: String
  /// Arguments it was launched with.
  public var arguments: [String]

  /// Creates the content.
  public init(change: Change, name: String, arguments: [String] = []) {
    self.change = change
    self.name = name
    self.arguments = arguments
  }
}

/// A gesture or typing that is about to be performed.
public struct Action: Codable, Hashable, Sendable {
  /// As Xcode's activity log words it, such as `Tap "Settings" Button`.
  public var title: String
  /// The element as messages name it, such as `"Settings" Button`.
  public var target: String
  /// The element's identity in the latest screen, if it was found.
  public var elementID: Int?

  /// Creates the content.
  public init(title: String, target: String, elementID: Int?) {
    self.title = title
    self.target = target
    self.elementID = elementID
  }
}

/// An attribute of an element was read.
public struct Read: Codable, Hashable, Sendable {
  /// Name of the property, such as `exists`.
  public var attribute: String
  /// The element as messages name it.
  public var target: String
  /// What was read.
  public var value: String
  /// The element's identity in the latest screen, if it was found.
  public var elementID: Int?

  /// Creates the content.
  public init(attribute: String, target: String, value: String, elementID: Int?) {
    self.attribute = attribute
    self.target = target
    self.value = value
    self.elementID = elementID
  }
}

/// A wait begins, goes on, or ends.
public struct Wait: Codable, Hashable, Sendable {
  /// How far the wait is.
  public enum Progress: String, Codable, Sendable {
    /// It starts.
    case began
    /// The criterion was checked and is not met yet.
    case checked
    /// The criterion is met; the wait is over.
    case met
    /// The limit is reached; the wait is over.
    case timedOut
  }

  /// Number of the wait within the run, so that its events can be told from another's.
  public var number: Int
  /// What is waited for, such as `"account" StaticText to exist`.
  public var criterion: String
  /// Why the criterion is not met; `nil` once it is.
  public var unmet: String?
  /// Virtual seconds waited so far.
  public var elapsed: Double
  /// Virtual seconds after which the wait gives up.
  public var limit: Double
  /// How far it is.
  public var progress: Progress
  /// What the app is busy with, soonest due first.
  public var pending: [Pending]
  /// The element's identity in the latest screen, if it is there.
  public var elementID: Int?

  /// Creates the content.
  public init(
    number: Int, criterion: String, unmet: String?, elapsed: Double, limit: Double,
    progress: Progress, pending: [Pending], elementID: Int? = nil
  ) {
    self.number = number
    self.criterion = criterion
    self.unmet = unmet
    self.elapsed = elapsed
    self.limit = limit
    self.progress = progress
    self.pending = pending
    self.elementID = elementID
  }
}

/// A piece of the app's work that waits for its time.
public struct Pending: Codable, Hashable, Sendable {
  /// `animation`, `sleep`, `timer`.
  public var kind: String
  /// What it is called, such as `Task.sleep`.
  public var label: String
  /// Virtual seconds until it is due.
  public var dueIn: Double
  /// The call in the person's sources that scheduled it, where it is known.
  public var origin: SourceFrame?

  /// Creates a description.
  public init(kind: String, label: String, dueIn: Double, origin: SourceFrame? = nil) {
    self.kind = kind
    self.label = label
    self.dueIn = dueIn
    self.origin = origin
  }
}

/// An assertion was evaluated.
public struct Assertion: Codable, Hashable, Sendable {
  /// Name of the function, such as `XCTAssertTrue`.
  public var name: String
  /// Whether it held.
  public var passed: Bool
  /// The failure message as Xcode words it; of a passing assertion, the message it was given.
  public var message: String
  /// Where it stands, as `#filePath` and `#line` give it.
  public var location: SourceFrame

  /// Creates the content.
  public init(name: String, passed: Bool, message: String, location: SourceFrame) {
    self.name = name
    self.passed = passed
    self.message = message
    self.location = location
  }
}

/// The test failed here.
public struct Failure: Codable, Hashable, Sendable {
  /// The message as Xcode words it.
  public var message: String
  /// Where Xcode would show it.
  public var location: SourceFrame
  /// What the app was doing, soonest due first.
  public var pending: [Pending]
  /// Whether the test cannot go on: `continueAfterFailure` is false, or the process ends.
  public var isFatal: Bool

  /// Creates the content.
  public init(message: String, location: SourceFrame, pending: [Pending], isFatal: Bool) {
    self.message = message
    self.location = location
    self.pending = pending
    self.isFatal = isFatal
  }
}

/// What the app shows changed.
public struct Screen: Codable, Hashable, Sendable {
  /// The accessibility tree.
  public var tree: ElementTree

  /// Creates the content.
  public init(tree: ElementTree) { self.tree = tree }
}

/// How a test came out.
public enum TestStatus: String, Codable, Hashable, Sendable {
  /// No assertion failed.
  case passed
  /// An assertion failed or an error was thrown.
  case failed
  /// `XCTSkip` ended it.
  case skipped
  /// The process ended or hung: a trap, an exit, an endless loop.
  case crashed
}

/// The test ended.
public struct TestEnded: Codable, Hashable, Sendable {
  /// How it came out.
  public var status: TestStatus
  /// Why it was skipped, or how the process ended.
  public var reason: String?
  /// Virtual seconds it took.
  public var duration: Double
  /// A hash of all events before this one: equal runs have equal ones.
  public var digest: String

  /// Creates the content.
  public init(status: TestStatus, reason: String? = nil, duration: Double, digest: String) {
    self.status = status
    self.reason = reason
    self.duration = duration
    self.digest = digest
  }
}
