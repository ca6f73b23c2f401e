import DeviceServices
import Foundation

/// Asks the person whether to take a call that comes.
@MainActor struct IncomingCallPrompt {
  private static let accept = SystemText("Accept", ja: "応答", de: "Annehmen")
  private static let decline = SystemText("Decline", ja: "拒否", de: "Ablehnen")

  let call: UUID
  let update: CXCallUpdate
  let provider: CXProvider

  /// Asks.
  func present() {
    let name = update.localizedCallerName ?? update.remoteHandle?.value ?? ""
    let (call, provider) = (call, provider)
    _ = DeviceServices.shared.prompts.present(
      SystemPrompt(
        app: DeviceServices.shared.permissions.currentApp, title: name,
        lines: provider.configuration.localizedName.map { [$0] } ?? [],
        buttons: [
          SystemPrompt.Button(Self.decline.text) {
            CallRecords.shared.run(CXEndCallAction(call: call), by: provider) { _ in }
          },
          SystemPrompt.Button(Self.accept.text) {
            CallRecords.shared.run(CXAnswerCallAction(call: call), by: provider) { _ in }
          },
        ]))
  }
}
