import CommonCrypto
import CryptoKit
import SwiftUI

extension String {
    var md5: String {
        let data = Data(utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
        return digest.map { String(format: "%02x", $0) }.joined()
    }

    func sha256() -> String {
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        for byte in utf8 {
            withUnsafeBytes(of: byte) { _ = CC_SHA256_Update(&context, $0.baseAddress, 1) }
        }
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&digest, &context)
        return digest.map { String(format: "%02hhx", $0) }.joined()
    }

    func hmac(key: String) -> String {
        var mac = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.utf8.count, self, utf8.count, &mac)
        return Data(mac).base64EncodedString()
    }
}

extension Data {
    func crypt(_ operation: Int, key: Data, iv: Data) -> Data? {
        var out = Data(count: count + kCCBlockSizeAES128)
        var moved = 0
        let size = out.count
        let status = out.withUnsafeMutableBytes { outBytes in
            withUnsafeBytes { bytes in
                key.withUnsafeBytes { keyBytes in
                    iv.withUnsafeBytes { ivBytes in
                        CCCrypt(
                            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
                            keyBytes.baseAddress, key.count, ivBytes.baseAddress, bytes.baseAddress, count,
                            outBytes.baseAddress, size, &moved)
                    }
                }
            }
        }
        guard status == kCCSuccess else { return nil }
        return out.prefix(moved)
    }
}

struct DigestsView: View {
    @State private var text = "abc"

    private var roundTrip: String {
        let key = Data(SHA256.hash(data: Data("key".utf8)))
        let iv = Data(repeating: 7, count: kCCBlockSizeAES128)
        guard let secret = Data(text.utf8).crypt(kCCEncrypt, key: key, iv: iv),
              let plain = secret.crypt(kCCDecrypt, key: key, iv: iv)
        else { return "failed" }
        return "\(secret.count) bytes, \(String(decoding: plain, as: UTF8.self))"
    }

    var body: some View {
        NavigationStack {
            List {
                TextField("Text", text: $text).accessibilityIdentifier("digest.text")
                row("md5", text.md5)
                row("sha256", text.sha256())
                row("same", text.sha256() == hex(SHA256.hash(data: Data(text.utf8))) ? "yes" : "no")
                row("hmac", text.hmac(key: "key"))
                row("aes", roundTrip)
                row("signed", "\(Signer().isGenuine(text, changedTo: text + "!"))")
            }
            .navigationTitle("Digests")
        }
    }

    private func hex(_ digest: SHA256.Digest) -> String {
        digest.compactMap { String(format: "%02x", $0) }.joined()
    }

    private func row(_ name: String, _ value: String) -> some View {
        Text("\(name): \(value)")
            .accessibilityIdentifier("digest.\(name)")
    }
}
