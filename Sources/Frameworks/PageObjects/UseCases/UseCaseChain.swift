import XCTest

/// Several scenarios in a row on one app, each an activity of the test's log.
///
/// ```swift
/// UseCaseChain(app: app)
///   .then(SignInTestUseCase.self) { $0.execute(testUserAccount: account) }
///   .then(CheckLoginStatusTestUseCase.self) { $0.execute(testUserAccount: account) }
/// ```
@preconcurrency @MainActor
public struct UseCaseChain {
  /// The app that the scenarios are played on.
  public let app: XCUIApplication

  /// Creates a chain without scenarios.
  ///
  /// - Parameter app: The app that they are played on.
  public init(app: XCUIApplication) { self.app = app }

  /// Plays a scenario.
  ///
  /// - Parameters:
  ///   - useCase: Its type.
  ///   - execute: Calls its `execute` method.
  /// - Returns: The chain, for the next one.
  @discardableResult
  public func then<UseCase: TestUseCase>(
    _ useCase: UseCase.Type, _ execute: @MainActor (UseCase) throws -> Void
  ) rethrows -> Self {
    try XCTContext.runActivity(named: "\(useCase)") { _ in try execute(useCase.init(app: app)) }
    return self
  }
}
