import Intents
import IntentsUI
import MobileCoreServices
import SwiftUI

struct ShortcutsView: View {
    @State private var phrase = "none"
    @State private var isAdding = false

    var body: some View {
        VStack(spacing: 16) {
            Text(phrase).accessibilityIdentifier("phrase")
            Text(kUTTypePNG as String).accessibilityIdentifier("type")
            Text(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) ? "picture" : "other")
                .accessibilityIdentifier("kind")
            Button("Add Shortcut") { isAdding = true }
        }
        .navigationTitle("Shortcuts")
        .onAppear { donate() }
        .sheet(isPresented: $isAdding) {
            AddShortcut(activity: activity) {
                phrase = $0 ?? "none"
                isAdding = false
            }
        }
    }

    private var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.market.buy")
        activity.title = "Buy apples"
        activity.suggestedInvocationPhrase = "Buy apples"
        activity.isEligibleForPrediction = true
        return activity
    }

    private func donate() {
        let handle = INPersonHandle(value: "ada@example.com", type: .emailAddress)
        let ada = INPerson(
            personHandle: handle, nameComponents: nil, displayName: "Ada", image: nil,
            contactIdentifier: nil, customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: [ada], outgoingMessageType: .outgoingMessageText, content: "Apples!",
            speakableGroupName: INSpeakableString(spokenPhrase: "Market"),
            conversationIdentifier: "market", serviceName: nil, sender: nil, attachments: nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .outgoing
        interaction.donate { error in
            if let error { print(error) }
        }
    }
}

struct AddShortcut: UIViewControllerRepresentable {
    let activity: NSUserActivity
    let onEnd: (String?) -> Void

    func makeUIViewController(context: Context) -> INUIAddVoiceShortcutViewController {
        let controller = INUIAddVoiceShortcutViewController(
            shortcut: INShortcut(userActivity: activity))
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(
        _ controller: INUIAddVoiceShortcutViewController, context: Context
    ) {}

    func makeCoordinator() -> Coordinator { Coordinator(onEnd: onEnd) }

    final class Coordinator: NSObject, INUIAddVoiceShortcutViewControllerDelegate {
        let onEnd: (String?) -> Void

        init(onEnd: @escaping (String?) -> Void) { self.onEnd = onEnd }

        func addVoiceShortcutViewController(
            _ controller: INUIAddVoiceShortcutViewController,
            didFinishWith voiceShortcut: INVoiceShortcut?, error: Error?
        ) {
            onEnd(voiceShortcut?.invocationPhrase)
        }

        func addVoiceShortcutViewControllerDidCancel(
            _ controller: INUIAddVoiceShortcutViewController
        ) {
            onEnd(nil)
        }
    }
}
