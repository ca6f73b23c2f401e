// CryptoKit's own authors publish it as Crypto for other systems.
@_exported public import Crypto
