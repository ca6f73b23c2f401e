// `import CommonCrypto` brings the C types that its functions take. The module has another name, as
// swift-crypto's own sources ask whether there is one of that name.
@_exported public import Foundation
