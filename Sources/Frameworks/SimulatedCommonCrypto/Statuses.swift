// Types of the functions' arguments, and what they return.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A large number of bytes.
public typealias CC_LONG64 = UInt64
/// What a function returns.
public typealias CCStatus = Int32
/// What a function of ciphers returns.
public typealias CCCryptorStatus = Int32
/// What the random numbers return.
public typealias CCRNGStatus = Int32

/// All was done.
public let kCCSuccess = 0
/// An argument cannot be.
public let kCCParamError = -4300
/// There is too little room for what comes out.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// What goes in is no number of whole blocks.
public let kCCAlignmentError = -4303
/// What goes in was not made with this key.
public let kCCDecodeError = -4304
/// The algorithm is not there.
public let kCCUnimplemented = -4305
/// There are no random numbers.
public let kCCRNGFailure = -4307
/// Nobody knows why.
public let kCCUnspecifiedError = -4308
/// The key has a length that the algorithm does not take.
public let kCCKeySizeError = -4310
