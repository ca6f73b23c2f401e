public import Foundation

// The functions with handlers, as asynchronous ones.
extension ENManager {
  /// Prepares the manager.
  ///
  /// - Throws: ``ENError``.
  public func activate() async throws {
    try await ended { activate(completionHandler: $0) }
  }

  /// Turns the logging of exposures on or off.
  ///
  /// - Throws: ``ENError``.
  public func setExposureNotificationEnabled(_ enabled: Bool) async throws {
    try await ended { setExposureNotificationEnabled(enabled, completionHandler: $0) }
  }

  /// Looks for keys of infected persons among what the device has heard.
  ///
  /// - Throws: ``ENError``.
  public func detectExposures(
    configuration: ENExposureConfiguration, diagnosisKeyURLs: [URL]
  ) async throws -> ENExposureDetectionSummary {
    try await told {
      detectExposures(
        configuration: configuration, diagnosisKeyURLs: diagnosisKeyURLs, completionHandler: $0)
    }
  }

  /// Tells of the windows of a search.
  ///
  /// - Throws: ``ENError``.
  public func exposureWindows(
    summary: ENExposureDetectionSummary
  ) async throws -> [ENExposureWindow] {
    try await told { getExposureWindows(summary: summary, completionHandler: $0) }
  }

  private func ended(_ body: (@escaping ENErrorHandler) -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      body { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
    }
  }

  private func told<Value>(
    _ body: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value {
    let answer: Unisolated<Value> = try await withCheckedThrowingContinuation { continuation in
      body { value, error in
        guard let value else {
          return continuation.resume(throwing: error ?? ENError(.unknown))
        }
        continuation.resume(returning: Unisolated(value))
      }
    }
    return answer.value
  }
}
