import DeviceServices
import Foundation

/// What the device has heard of others: `ExposureNotification/exposures.json` in the folder of
/// fixtures.
///
/// All parts may be left out:
///
///     {"windows": [{"daysAgo": 2, "infectiousness": "high", "reportType": "confirmedTest",
///                   "riskScore": 84, "scans": [{"minimum": 55, "typical": 60, "seconds": 240}]}],
///      "exposures": [{"daysAgo": 2, "minutes": 20, "attenuation": 50, "riskLevel": 7}],
///      "summary": {"maximumRiskScore": 84, "attenuationDurations": [900, 300, 0]},
///      "keys": [{"daysAgo": 1, "data": "sixteen bytes...", "riskLevel": 3}],
///      "status": "active"}
struct ExposureFixture: Decodable {
  var windows: [Exposure] = []
  var exposures: [Exposure] = []
  var keys: [Key] = []
  var summary = Summary()
  var status: String?

  /// The file, in the folder of fixtures.
  static let path = "ExposureNotification/exposures.json"

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    windows = try values.decodeIfPresent([Exposure].self, forKey: .windows) ?? []
    exposures = try values.decodeIfPresent([Exposure].self, forKey: .exposures) ?? []
    keys = try values.decodeIfPresent([Key].self, forKey: .keys) ?? []
    summary = try values.decodeIfPresent(Summary.self, forKey: .summary) ?? Summary()
    status = try values.decodeIfPresent(String.self, forKey: .status)
  }

  private enum CodingKeys: CodingKey { case windows, exposures, keys, summary, status }

  /// What the project's folder says; nothing was heard where it says nothing.
  static var current: ExposureFixture {
    guard let data = DeviceFixtures.current.data(of: path) else {
      DeviceServices.shared.notes.add(
        "ExposureNotification found no exposures; what the device has heard can be said in "
          + "\(path) in the folder of fixtures.")
      return ExposureFixture()
    }
    do {
      return try JSONDecoder().decode(ExposureFixture.self, from: data)
    } catch {
      DeviceServices.shared.notes.add("ExposureNotification cannot read \(path): \(error)")
      return ExposureFixture()
    }
  }

  /// The beginning of a day in universal time.
  static func day(_ daysAgo: Int) -> Date {
    let today = (Date().timeIntervalSince1970 / 86400).rounded(.down)
    return Date(timeIntervalSince1970: (today - Double(daysAgo)) * 86400)
  }

  /// Time near somebody.
  struct Exposure: Decodable {
    var daysAgo = 0
    var minutes: Double?
    var attenuation: UInt8 = 0
    var attenuationDurations: [Int] = []
    var riskLevel: UInt8 = 0
    var riskScore: UInt8 = 0
    var infectiousness: String?
    var reportType: String?
    var calibration: String?
    var scans: [Scan] = []

    init() {}

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      daysAgo = try values.decodeIfPresent(Int.self, forKey: .daysAgo) ?? 0
      minutes = try values.decodeIfPresent(Double.self, forKey: .minutes)
      attenuation = try values.decodeIfPresent(UInt8.self, forKey: .attenuation) ?? 0
      attenuationDurations =
        try values.decodeIfPresent([Int].self, forKey: .attenuationDurations) ?? []
      riskLevel = try values.decodeIfPresent(UInt8.self, forKey: .riskLevel) ?? 0
      riskScore = try values.decodeIfPresent(UInt8.self, forKey: .riskScore) ?? 0
      infectiousness = try values.decodeIfPresent(String.self, forKey: .infectiousness)
      reportType = try values.decodeIfPresent(String.self, forKey: .reportType)
      calibration = try values.decodeIfPresent(String.self, forKey: .calibration)
      scans = try values.decodeIfPresent([Scan].self, forKey: .scans) ?? []
    }

    private enum CodingKeys: CodingKey {
      case daysAgo, minutes, attenuation, attenuationDurations, riskLevel, riskScore
      case infectiousness, reportType, calibration, scans
    }
  }

  /// What was heard in a few seconds.
  struct Scan: Decodable {
    var minimum: UInt8 = 0
    var typical: UInt8 = 0
    var seconds = 0

    init() {}

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      minimum = try values.decode(UInt8.self, forKey: .minimum)
      typical = try values.decodeIfPresent(UInt8.self, forKey: .typical) ?? minimum
      seconds = try values.decode(Int.self, forKey: .seconds)
    }

    private enum CodingKeys: CodingKey { case minimum, typical, seconds }
  }

  /// A key of the device's own.
  struct Key: Decodable {
    var daysAgo: Int
    var data: String
    var riskLevel: UInt8?
  }

  /// What a search finds in all, where it is not what follows from the exposures.
  struct Summary: Decodable {
    var attenuationDurations: [Int] = []
    var daysSinceLastExposure: Int?
    var matchedKeyCount: UInt64?
    var maximumRiskScore: UInt8?

    init() {}

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      attenuationDurations =
        try values.decodeIfPresent([Int].self, forKey: .attenuationDurations) ?? []
      daysSinceLastExposure = try values.decodeIfPresent(Int.self, forKey: .daysSinceLastExposure)
      matchedKeyCount = try values.decodeIfPresent(UInt64.self, forKey: .matchedKeyCount)
      maximumRiskScore = try values.decodeIfPresent(UInt8.self, forKey: .maximumRiskScore)
    }

    private enum CodingKeys: CodingKey {
      case attenuationDurations, daysSinceLastExposure, matchedKeyCount, maximumRiskScore
    }
  }
}

extension ExposureFixture.Exposure {
  /// The day.
  var date: Date { ExposureFixture.day(daysAgo) }

  /// How long it was, in seconds.
  var duration: TimeInterval {
    minutes.map { $0 * 60 } ?? Double(scans.reduce(0) { $0 + $1.seconds })
  }

  /// How infectious the other was.
  var infectiousnessValue: ENInfectiousness {
    switch infectiousness {
    case "high": .high
    case "standard": .standard
    default: .none
    }
  }

  /// How the infection was found.
  var report: ENDiagnosisReportType {
    switch reportType {
    case "confirmedTest": .confirmedTest
    case "confirmedClinicalDiagnosis": .confirmedClinicalDiagnosis
    case "selfReported": .selfReported
    case "recursive": .recursive
    case "revoked": .revoked
    default: .unknown
    }
  }

  /// How well the other's signals are known.
  var confidence: ENCalibrationConfidence {
    switch calibration {
    case "low": .low
    case "medium": .medium
    case "high": .high
    default: .lowest
    }
  }
}
