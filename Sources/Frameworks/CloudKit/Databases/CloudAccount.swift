import DeviceServices
import Foundation

/// The person's account: of `CloudKit/account.json` in the folder of fixtures, else none.
///
///     {"status": "available", "user": "anna"}
struct CloudAccount: Decodable {
  /// The file.
  static let path = "CloudKit/account.json"

  var status: CKAccountStatus {
    switch name {
    case "available": .available
    case "restricted": .restricted
    case "temporarilyUnavailable": .temporarilyUnavailable
    case "couldNotDetermine": .couldNotDetermine
    default: .noAccount
    }
  }

  var recordID: CKRecord.ID? {
    status == .available ? CKRecord.ID(recordName: "_\(user ?? "user")") : nil
  }

  private var name: String?
  private var user: String?

  private enum CodingKeys: String, CodingKey {
    case name = "status"
    case user
  }

  static var app: String { DeviceServices.shared.permissions.currentApp }

  static var current: CloudAccount {
    guard let data = DeviceFixtures.current.data(of: path) else {
      DeviceServices.shared.notes.add(
        "CloudKit has no account; \(path) in the folder of fixtures can give one: "
          + "{\"status\": \"available\"}.")
      return CloudAccount()
    }
    return (try? JSONDecoder().decode(CloudAccount.self, from: data)) ?? CloudAccount()
  }
}
