public import Foundation
import VirtualTime

/// Turns exposure notifications on, and asks what the device has heard.
///
/// The person consents on the system's alerts; exposures and keys come from ``ExposureFixture``.
open class ENManager: NSObject, @unchecked Sendable {
  /// Whether the person lets the app use exposure notifications.
  open class var authorizationStatus: ENAuthorizationStatus { ExposureConsent.shared.status }

  /// The queue on which handlers are called; the main one here, whatever is set.
  open var dispatchQueue = DispatchQueue.main
  /// Told when the manager was given up.
  open var invalidationHandler: (() -> Void)?
  /// Told why the device has woken the app: never here.
  open var activityHandler: ENActivityHandler?
  /// Told of keys that were released after a test: never here.
  open var diagnosisKeysAvailableHandler: ENDiagnosisKeysAvailableHandler?

  var isActivated = false
  let observers = ManagerObservers()

  /// Creates a manager, which has to be activated.
  public override init() { super.init() }

  /// Whether exposures are logged.
  open var exposureNotificationEnabled: Bool { isActivated && ExposureConsent.shared.isEnabled }

  /// Whether exposures are logged, and why not.
  open var exposureNotificationStatus: ENStatus {
    guard isActivated else { return .unknown }
    switch ExposureConsent.shared.status {
    case .restricted: return .restricted
    case .notAuthorized, .unknown: return .disabled
    case .authorized: break
    }
    return ExposureConsent.shared.isEnabled ? ExposureConsent.statusOfDevice : .disabled
  }

  /// Prepares the manager.
  open func activate(completionHandler: @escaping ENErrorHandler) {
    VirtualTime.later("activation of exposure notifications") { [self] in
      changing { isActivated = true }
      completionHandler(nil)
    }
  }

  /// Gives the manager up.
  open func invalidate() {
    isActivated = false
    invalidationHandler?()
  }

  /// Turns the logging of exposures on or off; asks the person the first time.
  open func setExposureNotificationEnabled(
    _ enabled: Bool, completionHandler: @escaping ENErrorHandler
  ) {
    guard isActivated else { return answer(.apiMisuse, completionHandler) }
    guard enabled else {
      return VirtualTime.later("exposure notifications off") { [self] in
        changing { ExposureConsent.shared.isEnabled = false }
        completionHandler(nil)
      }
    }
    VirtualTime.later("exposure notifications on") { [self] in
      ExposureConsent.shared.askToEnable { [self] isAllowed in
        changing {
          ExposureConsent.shared.status = isAllowed ? .authorized : .notAuthorized
          ExposureConsent.shared.isEnabled = isAllowed
        }
        completionHandler(isAllowed ? nil : ENError(.notAuthorized))
      }
    }
  }

  /// Looks for keys of infected persons among what the device has heard.
  ///
  /// - Parameters:
  ///   - configuration: How exposures are weighed.
  ///   - diagnosisKeyURLs: Files of keys, which are not read: fixtures say what matches.
  ///   - completionHandler: Told what was found.
  /// - Returns: How far it is.
  @discardableResult
  open func detectExposures(
    configuration: ENExposureConfiguration, diagnosisKeyURLs: [URL],
    completionHandler: @escaping ENDetectExposuresHandler
  ) -> Progress {
    perform("detection of exposures", completionHandler) {
      ENExposureDetectionSummary(of: .current)
    }
  }

  /// Looks among the keys that were given before.
  @discardableResult
  open func detectExposures(
    configuration: ENExposureConfiguration, completionHandler: @escaping ENDetectExposuresHandler
  ) -> Progress {
    detectExposures(
      configuration: configuration, diagnosisKeyURLs: [], completionHandler: completionHandler)
  }

  /// Tells of the exposures of a search.
  @discardableResult
  open func getExposureInfo(
    summary: ENExposureDetectionSummary, userExplanation: String,
    completionHandler: @escaping ENGetExposureInfoHandler
  ) -> Progress {
    perform("exposure information", completionHandler) {
      ExposureFixture.current.exposures.map(ENExposureInfo.init(of:))
    }
  }

  /// Tells of the windows of a search.
  @discardableResult
  open func getExposureWindows(
    summary: ENExposureDetectionSummary,
    completionHandler: @escaping ENGetExposureWindowsHandler
  ) -> Progress {
    perform("exposure windows", completionHandler) {
      ExposureFixture.current.windows.map(ENExposureWindow.init(of:))
    }
  }

  /// Tells whether the person travels: no.
  open func getUserTraveled(completionHandler: @escaping ENGetUserTraveledHandler) {
    VirtualTime.later("travel status") { completionHandler(false, nil) }
  }

  /// Calls a handler with what is asked for, or with why it cannot be told.
  func perform<Value>(
    _ label: String, _ completionHandler: @escaping (Value?, (any Error)?) -> Void,
    _ value: @escaping () -> Value
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    VirtualTime.later(label) { [self] in
      progress.completedUnitCount = 1
      if let problem { return completionHandler(nil, ENError(problem)) }
      completionHandler(value(), nil)
    }
    return progress
  }

  /// Why nothing can be told.
  var problem: ENError.Code? {
    if !isActivated { return .apiMisuse }
    if ExposureConsent.shared.status == .notAuthorized { return .notAuthorized }
    return exposureNotificationEnabled ? nil : .notEnabled
  }

  private func answer(_ code: ENError.Code, _ completionHandler: @escaping ENErrorHandler) {
    VirtualTime.later("exposure notifications") { completionHandler(ENError(code)) }
  }
}
