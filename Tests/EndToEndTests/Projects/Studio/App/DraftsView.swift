import LocalAuthentication
import MessageUI
import SwiftUI

struct DraftsView: View {
    @State private var status = "Locked"
    @State private var isOpen = false
    @State private var isWriting = false
    @State private var sent = "Nothing sent"

    var body: some View {
        NavigationStack {
            List {
                Text(status).accessibilityIdentifier("drafts.status")
                Button("Unlock", action: unlock)
                if isOpen { Text("A poem about rain") }
                Button("Send by mail") { isWriting = true }
                    .disabled(!MFMailComposeViewController.canSendMail())
                Text(sent).accessibilityIdentifier("drafts.sent")
            }
            .navigationTitle("Drafts")
            .sheet(isPresented: $isWriting) {
                MailSheet { result in
                    sent = result == .sent ? "Sent" : result == .saved ? "Saved" : "Not sent"
                    isWriting = false
                }
            }
        }
    }

    private func unlock() {
        let context = LAContext()
        context.localizedFallbackTitle = "Use a password"
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
            status = error?.code == LAError.biometryLockout.rawValue ? "Locked out" : "No Face ID"
            return
        }
        context.evaluatePolicy(
            .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open your drafts"
        ) { success, error in
            DispatchQueue.main.async {
                isOpen = success
                switch (error as? LAError)?.code {
                case nil: status = context.biometryType == .faceID ? "Open by Face ID" : "Open"
                case .userFallback: status = "Password wanted"
                case .userCancel: status = "Cancelled"
                case .biometryNotAvailable: status = "Not allowed"
                case let code?: status = "Failed: \(code.rawValue)"
                }
            }
        }
    }
}

struct MailSheet: UIViewControllerRepresentable {
    let done: (MFMailComposeResult) -> Void

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = context.coordinator
        composer.setToRecipients(["press@example.com"])
        composer.setSubject("A poem")
        composer.setMessageBody("<p>About <b>rain</b></p>", isHTML: true)
        return composer
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(done: done) }

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        let done: (MFMailComposeResult) -> Void

        init(done: @escaping (MFMailComposeResult) -> Void) { self.done = done }

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: Error?
        ) {
            done(result)
        }
    }
}
