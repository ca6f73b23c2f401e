public import Foundation

// Names of Core Foundation that Swift sources use for Foundation's types.

/// How a call of the system has ended.
public typealias OSStatus = Int32
/// A text.
public typealias CFString = String
/// Values by keys.
public typealias CFDictionary = NSDictionary
/// Values by keys, which can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Values in their order.
public typealias CFArray = NSArray
/// Data.
public typealias CFData = NSData
/// Data that can be changed.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// True or false.
public typealias CFBoolean = NSNumber
/// An address.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject

/// True.
nonisolated(unsafe) public let kCFBooleanTrue: CFBoolean? = NSNumber(value: true)
/// False.
nonisolated(unsafe) public let kCFBooleanFalse: CFBoolean? = NSNumber(value: false)
