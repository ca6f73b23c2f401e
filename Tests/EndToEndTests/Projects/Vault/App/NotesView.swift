import CryptoKit
import SwiftUI

struct NotesView: View {
    private let vault = NoteVault()
    @State private var text = ""
    @State private var sealed: Data?
    @State private var status = "No note"

    var body: some View {
        NavigationStack {
            Form {
                TextField("Note", text: $text)
                    .accessibilityIdentifier("note.text")
                Button("Seal", action: seal)
                    .disabled(text.isEmpty)
                Button("Open", action: open)
                    .disabled(sealed == nil)
                Button("Change a byte") { sealed?[20] ^= 1 }
                    .disabled(sealed == nil)
                Button("Forget the key", role: .destructive) { vault.reset() }
                Text(status)
                    .accessibilityIdentifier("note.status")
                Text(SecureEnclave.isAvailable ? "Secure Enclave" : "Keychain")
                    .accessibilityIdentifier("note.store")
            }
            .navigationTitle("Notes")
        }
    }

    private func seal() {
        do {
            let data = try vault.seal(text)
            sealed = data
            // A nonce, the text, and a tag.
            status = "Sealed in \(data.count) bytes"
            text = ""
        } catch {
            status = error.localizedDescription
        }
    }

    private func open() {
        guard let sealed else { return }
        do {
            status = try vault.open(sealed)
        } catch CryptoKitError.authenticationFailure {
            status = "The note was changed, or the key is another one."
        } catch {
            status = error.localizedDescription
        }
    }
}
