import DeviceServices
import Synchronization

/// The person's consent that an app knows where the device is until the app ends, given by a button of
/// the system's.
///
/// The first button of an app asks once whether it may do that; the taps after that are consent.
struct OneTimeConsent {
  private static let agreed = Mutex<Set<String>>([])

  private static let title = SystemText(
    "Allow This App to Use Your Current Location When You Tap This Button?",
    ja: "このボタンをタップしたときに、このAppに現在地の使用を許可しますか？",
    de: "Darf diese App deinen aktuellen Standort verwenden, wenn du auf diese Taste tippst?")
  private static let refusal = SystemText("Not Now", ja: "今はしない", de: "Jetzt nicht")

  /// Asks where it has to, and goes on.
  ///
  /// - Parameter action: What the button does; done whatever the person says, as the app learns from
  ///   its location manager what it may know.
  @MainActor
  func request(then action: @escaping @MainActor () -> Void) {
    let permissions = DeviceServices.shared.permissions
    let app = permissions.currentApp
    let status = permissions.status(of: .location)
    guard status == .notDetermined || status == .denied else { return action() }
    let grant: @MainActor @Sendable () -> Void = {
      permissions.answer(
        PermissionRequest(app: app, permission: .location, scope: .standard), .once)
    }
    guard !Self.agreed.withLock({ $0.contains(app) }) else {
      grant()
      return action()
    }
    let prompt = SystemPrompt(
      app: app, title: Self.title.text,
      buttons: [
        SystemPrompt.Button(Self.refusal.text) { action() },
        SystemPrompt.Button(SystemText.agreement.text) {
          Self.agreed.withLock { _ = $0.insert(app) }
          grant()
          action()
        },
      ])
    guard DeviceServices.shared.prompts.present(prompt) else {
      grant()
      return action()
    }
  }
}
