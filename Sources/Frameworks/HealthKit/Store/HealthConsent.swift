import DeviceServices
import Foundation

/// What apps may read and save, and the sheet on which the person says so; all on the main thread.
final class HealthConsent: @unchecked Sendable {
  /// Of this device.
  static let shared = HealthConsent()

  /// A type, to be read or saved.
  struct Item: Hashable {
    let type: HKObjectType
    let isSaved: Bool
  }

  private var answers: [String: [Item: Bool]] = [:]

  static var app: String { DeviceServices.shared.permissions.currentApp }

  /// What the person has said.
  func answer(_ type: HKObjectType, isSaved: Bool) -> Bool? {
    answers[Self.app]?[Item(type: type, isSaved: isSaved)]
  }

  /// Asks for what the person has not been asked for.
  func ask(
    save: Set<HKSampleType>, read: Set<HKObjectType>, _ completion: @escaping () -> Void
  ) {
    func sorted(_ types: some Sequence<HKObjectType>) -> [HKObjectType] {
      types.sorted { $0.identifier < $1.identifier }
    }
    let items =
      (sorted(save).map { Item(type: $0, isSaved: true) }
      + sorted(read).map { Item(type: $0, isSaved: false) })
      .filter { answer($0.type, isSaved: $0.isSaved) == nil }
    guard !items.isEmpty else { return completion() }
    let sheet = HealthSheet(items: items, app: Self.app) { [self] chosen in
      for item in items { answers[Self.app, default: [:]][item] = chosen.contains(item) }
      completion()
    }
    MainActor.assumeIsolated { sheet.present() }
  }
}
