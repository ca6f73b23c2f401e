public import Foundation

/// How much a signal has lost on its way, in decibels.
public typealias ENAttenuation = UInt8
/// Ten-minute periods since the beginning of 1970.
public typealias ENIntervalNumber = UInt32
/// How infectious somebody was, from 0 to 7.
public typealias ENRiskLevel = UInt8
/// A level's part of a score, from 0 to 8.
public typealias ENRiskLevelValue = UInt8
/// How risky an exposure was.
public typealias ENRiskScore = UInt8
/// A weight of risk, from 0 to 100.
public typealias ENRiskWeight = Double

/// Told how something ended.
public typealias ENErrorHandler = ((any Error)?) -> Void
/// Told how a search for exposures ended.
public typealias ENDetectExposuresHandler = (ENExposureDetectionSummary?, (any Error)?) -> Void
/// Told of the device's own keys.
public typealias ENGetDiagnosisKeysHandler = ([ENTemporaryExposureKey]?, (any Error)?) -> Void
/// Told of exposures.
public typealias ENGetExposureInfoHandler = ([ENExposureInfo]?, (any Error)?) -> Void
/// Told of windows of exposure.
public typealias ENGetExposureWindowsHandler = ([ENExposureWindow]?, (any Error)?) -> Void
/// Told whether the person travels.
public typealias ENGetUserTraveledHandler = (Bool, (any Error)?) -> Void
/// Told of keys that were released after a test.
public typealias ENDiagnosisKeysAvailableHandler = ([ENTemporaryExposureKey]) -> Void
/// Told why the device has woken the app.
public typealias ENActivityHandler = (ENActivityFlags) -> Void

/// The version of the framework that apps are built against.
public let EN_API_VERSION = 2
/// Stands for days that nobody knows.
public let ENDaysSinceOnsetOfSymptomsUnknown = Int.max
/// The least level.
public let ENRiskLevelMin: ENRiskLevel = 0
/// The highest level.
public let ENRiskLevelMax: ENRiskLevel = 7
/// The least value of a level.
public let ENRiskLevelValueMin: ENRiskLevelValue = 0
/// The highest value of a level.
public let ENRiskLevelValueMax: ENRiskLevelValue = 8
/// The least score.
public let ENRiskScoreMin: ENRiskScore = 0
/// The highest score.
public let ENRiskScoreMax: ENRiskScore = 255
/// The usual weight.
public let ENRiskWeightDefault: ENRiskWeight = 1
/// The highest weight.
public let ENRiskWeightMax: ENRiskWeight = 100

/// Whether the person lets the app use exposure notifications.
public enum ENAuthorizationStatus: Int, Sendable {
  /// The cases as ExposureNotification numbers them.
  case unknown = 0, restricted, notAuthorized, authorized
}

/// Whether exposures are logged.
public enum ENStatus: Int, Sendable {
  /// The cases as ExposureNotification numbers them.
  case unknown = 0, active, disabled, bluetoothOff, restricted, paused, unauthorized
}

/// How infectious somebody was.
public enum ENInfectiousness: UInt32, Sendable {
  /// The cases as ExposureNotification numbers them.
  case none = 0, standard, high
}

/// How well a device's signals are known.
public enum ENCalibrationConfidence: UInt8, Sendable {
  /// The cases as ExposureNotification numbers them.
  case lowest = 0, low, medium, high
}

/// How an infection was found.
public enum ENDiagnosisReportType: UInt32, Sendable {
  /// The cases as ExposureNotification numbers them.
  case unknown = 0, confirmedTest, confirmedClinicalDiagnosis, selfReported, recursive, revoked
}

/// What differs between variants of a virus.
public enum ENVariantOfConcernType: UInt32, Sendable {
  /// The cases as ExposureNotification numbers them.
  case unknown = 0, type1, type2, type3, type4
}

/// Why the device has woken the app.
public struct ENActivityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// For its regular work.
  public static let periodicRun = ENActivityFlags(rawValue: 1 << 2)
  /// Since keys were released early.
  public static let preAuthorizedKeyReleaseNotificationTapped = ENActivityFlags(rawValue: 1 << 3)
}
