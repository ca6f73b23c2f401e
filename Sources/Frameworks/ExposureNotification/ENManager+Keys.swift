import DeviceServices
public import Foundation
import VirtualTime

// The device's own keys.
extension ENManager {
  /// Tells the device's keys of past days, once the person agrees to share them.
  public func getDiagnosisKeys(completionHandler: @escaping ENGetDiagnosisKeysHandler) {
    VirtualTime.later("diagnosis keys") { [self] in
      if let problem { return completionHandler(nil, ENError(problem)) }
      ExposureConsent.shared.askToShareKeys { isAllowed in
        completionHandler(
          isAllowed ? Self.keys : nil, isAllowed ? nil : ENError(.notAuthorized))
      }
    }
  }

  /// Tells the device's keys, the one of today too.
  public func getTestDiagnosisKeys(completionHandler: @escaping ENGetDiagnosisKeysHandler) {
    getDiagnosisKeys(completionHandler: completionHandler)
  }

  /// Asks the person to release keys should a test be positive.
  public func preAuthorizeDiagnosisKeys(completion: @escaping ENErrorHandler) {
    VirtualTime.later("release of diagnosis keys") {
      ExposureConsent.shared.askToShareKeys { completion($0 ? nil : ENError(.notAuthorized)) }
    }
  }

  /// Hands keys that the person has released over to ``diagnosisKeysAvailableHandler``.
  public func requestPreAuthorizedDiagnosisKeys(completion: @escaping ENErrorHandler) {
    VirtualTime.later("diagnosis keys") { [self] in
      diagnosisKeysAvailableHandler?(Self.keys)
      completion(nil)
    }
  }

  /// Tells the device's keys.
  ///
  /// - Throws: ``ENError``.
  public func diagnosisKeys() async throws -> [ENTemporaryExposureKey] {
    let keys: Unisolated<[ENTemporaryExposureKey]> = try await withCheckedThrowingContinuation {
      continuation in
      getDiagnosisKeys { keys, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(Unisolated(keys ?? [])))
      }
    }
    return keys.value
  }

  /// The keys that the fixture says.
  private static var keys: [ENTemporaryExposureKey] {
    ExposureFixture.current.keys.map { item in
      let key = ENTemporaryExposureKey()
      key.keyData = Data(item.data.utf8)
      key.rollingStartNumber = UInt32(
        ExposureFixture.day(item.daysAgo).timeIntervalSince1970 / 600)
      key.transmissionRiskLevel = item.riskLevel ?? 0
      return key
    }
  }
}

/// A value that is handed from one task to another on the main thread.
struct Unisolated<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
