import CryptoKit
import Foundation
import Security

/// Notes that are sealed with a key from the keychain.
final class NoteVault {
    enum VaultError: LocalizedError {
        case notSealed

        var errorDescription: String? { "This note was not sealed here." }
    }

    private let account = "vault.key"

    func seal(_ text: String) throws -> Data {
        let box = try AES.GCM.seal(Data(text.utf8), using: key())
        guard let sealed = box.combined else { throw VaultError.notSealed }
        return sealed
    }

    func open(_ sealed: Data) throws -> String {
        let box = try AES.GCM.SealedBox(combined: sealed)
        return String(decoding: try AES.GCM.open(box, using: key()), as: UTF8.self)
    }

    /// Forgets the key, so that nothing can be opened any more.
    func reset() {
        SecItemDelete(query as CFDictionary)
    }

    private var query: [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account]
    }

    private func key() throws -> SymmetricKey {
        var item: CFTypeRef?
        let search = query.merging([kSecReturnData as String: true]) { $1 }
        if SecItemCopyMatching(search as CFDictionary, &item) == errSecSuccess, let data = item as? Data {
            return SymmetricKey(data: data)
        }
        let key = SymmetricKey(size: .bits256)
        let data = key.withUnsafeBytes { Data($0) }
        SecItemAdd(query.merging([kSecValueData as String: data]) { $1 } as CFDictionary, nil)
        return key
    }
}

/// Signatures that say who has written a note.
struct Signer {
    private let key = Curve25519.Signing.PrivateKey()

    func isGenuine(_ text: String, changedTo other: String) -> (Bool, Bool) {
        guard let signature = try? key.signature(for: Data(text.utf8)) else { return (false, false) }
        let verifier = key.publicKey
        return (
            verifier.isValidSignature(signature, for: Data(text.utf8)),
            verifier.isValidSignature(signature, for: Data(other.utf8))
        )
    }
}
