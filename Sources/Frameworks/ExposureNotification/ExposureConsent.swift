import DeviceServices
import Foundation

/// What the person has agreed to, and the alerts that ask for it; all on the main thread.
final class ExposureConsent: @unchecked Sendable {
  /// What this device's person has agreed to.
  static let shared = ExposureConsent()

  private var statuses: [String: ENAuthorizationStatus] = [:]
  private var enabled: Set<String> = []

  /// What the person has answered the app.
  var status: ENAuthorizationStatus {
    get { statuses[Self.app] ?? .unknown }
    set { statuses[Self.app] = newValue }
  }

  /// Whether the app has turned the logging on.
  var isEnabled: Bool {
    get { enabled.contains(Self.app) }
    set { if newValue { enabled.insert(Self.app) } else { enabled.remove(Self.app) } }
  }

  /// How it stands with the device where the person has agreed: as the fixture says.
  static var statusOfDevice: ENStatus {
    switch DeviceFixtures.current.data(of: ExposureFixture.path).map({ _ in
      ExposureFixture.current.status
    }) {
    case "bluetoothOff": .bluetoothOff
    case "restricted": .restricted
    case "paused": .paused
    default: .active
    }
  }

  private static var app: String { DeviceServices.shared.permissions.currentApp }

  /// Asks whether exposures may be logged, unless the person has agreed before.
  func askToEnable(_ completion: @escaping (Bool) -> Void) {
    guard status != .authorized else { return completion(true) }
    let texts = [
      SystemText(
        "Your iPhone can securely collect and share random IDs with nearby devices. The app can "
          + "use these IDs to notify you if you may have been exposed to COVID-19.",
        ja: "iPhoneはランダムなIDを安全に収集して近くのデバイスと共有できます。"
          + "AppはこれらのIDを使って、COVID-19に接触した可能性を通知できます。",
        de: "Dein iPhone kann sicher zufällige IDs sammeln und mit Geräten in der Nähe teilen. "
          + "Die App kann dich damit über eine mögliche COVID-19-Begegnung informieren.")
    ]
    ask(
      SystemText(
        "Enable COVID-19 Exposure Logging and Notifications?",
        ja: "COVID-19接触のログ記録と通知を有効にしますか?",
        de: "COVID-19-Kontaktprotokoll und -Mitteilungen aktivieren?"),
      texts,
      SystemText("Don’t Enable", ja: "有効にしない", de: "Nicht aktivieren"),
      SystemText("Enable", ja: "有効にする", de: "Aktivieren"), completion)
  }

  /// Asks whether the device's keys may be shared.
  func askToShareKeys(_ completion: @escaping (Bool) -> Void) {
    ask(
      SystemText(
        "Share your random IDs with this app?", ja: "ランダムなIDをこのAppと共有しますか?",
        de: "Deine zufälligen IDs mit dieser App teilen?"),
      [
        SystemText(
          "Your random IDs from the past 14 days will be used to help inform others about "
            + "potential exposure. Your identity and test result are not shared.",
          ja: "過去14日間のランダムなIDは、接触の可能性をほかの人に知らせるために使用されます。",
          de: "Deine zufälligen IDs der letzten 14 Tage helfen, andere über mögliche "
            + "Begegnungen zu informieren.")
      ],
      SystemText("Don’t Share", ja: "共有しない", de: "Nicht teilen"),
      SystemText("Share", ja: "共有", de: "Teilen"), completion)
  }

  private func ask(
    _ title: SystemText, _ lines: [SystemText], _ refusal: SystemText, _ consent: SystemText,
    _ completion: @escaping (Bool) -> Void
  ) {
    let answer = Unisolated(completion)
    MainActor.assumeIsolated {
      let prompt = SystemPrompt(
        app: Self.app, title: title.text, lines: lines.map(\.text),
        buttons: [
          SystemPrompt.Button(refusal.text) { answer.value(false) },
          SystemPrompt.Button(consent.text) { answer.value(true) },
        ])
      if !DeviceServices.shared.prompts.present(prompt) { answer.value(true) }
    }
  }
}
