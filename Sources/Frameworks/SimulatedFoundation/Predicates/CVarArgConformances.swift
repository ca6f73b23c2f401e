public import Foundation

// On Apple's systems these can be arguments of a format; Foundation on Linux leaves them out.

extension NSNumber: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSDate: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSNull: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSArray: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSUUID: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSURL: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSData: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSSet: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension NSDictionary: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension Date: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Date: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { self as NSDate }
}

extension Array: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Array: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { NSArray(array: self) }
}

extension Set: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Set: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { NSSet(array: Array(self)) }
}

extension UUID: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension UUID: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { self as NSUUID }
}

extension URL: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension URL: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { self as NSURL }
}

extension Data: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Data: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { self as NSData }
}

extension Dictionary: @retroactive CVarArg {
  /// Never asked for, as the object below goes into the list.
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Dictionary: @retroactive _CVarArgObject {
  /// The same as an object, which the list of arguments keeps.
  public var _cVarArgObject: any CVarArg { NSDictionary(dictionary: self) }
}

private func address(of object: AnyObject) -> [Int] {
  [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
}
