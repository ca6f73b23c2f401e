import Glibc

/// `syscall(2)`, of which only `getrandom` differs: Swift's `SystemRandomNumberGenerator` comes here.
///
/// The arguments of a function with a variable number of them are passed like any others on the
/// systems that Swift runs on here.
@_cdecl("syscall")
public func virtualSystemCall(
  _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int,
  _ sixth: Int
) -> Int {
  if number == getRandomNumber,
    RandomNumbers.fill(UnsafeMutableRawPointer(bitPattern: first), count: second)
  {
    return second
  }
  return RandomNumbers.realSystemCall?(number, first, second, third, fourth, fifth, sixth) ?? -1
}

/// The system's number for `getrandom`, which is a cast in C and so not imported.
#if arch(x86_64)
  private let getRandomNumber = 318
#else
  private let getRandomNumber = 278
#endif

/// `getrandom(2)` from the run's own numbers.
@_cdecl("getrandom")
public func virtualGetRandom(
  _ buffer: UnsafeMutableRawPointer?, _ count: Int, _ flags: CUnsignedInt
) -> Int {
  RandomNumbers.fill(buffer, count: count)
    ? count : RandomNumbers.realGetRandom?(buffer, count, flags) ?? -1
}

/// `getentropy(3)` from the run's own numbers.
@_cdecl("getentropy")
public func virtualGetEntropy(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> CInt {
  RandomNumbers.fill(buffer, count: count) ? 0 : RandomNumbers.realGetEntropy?(buffer, count) ?? -1
}

/// `arc4random(3)` from the run's own numbers.
@_cdecl("arc4random")
public func virtualArc4Random() -> UInt32 {
  var number: UInt32 = 0
  virtualArc4RandomBuffer(&number, MemoryLayout<UInt32>.size)
  return number
}

/// `arc4random_uniform(3)` from the run's own numbers.
@_cdecl("arc4random_uniform")
public func virtualArc4RandomUniform(_ bound: UInt32) -> UInt32 {
  guard bound > 1 else { return 0 }
  // What is below has no whole number of ranges above it, and would favour the first numbers.
  let least = (0 &- bound) % bound
  while true {
    let number = virtualArc4Random()
    if number >= least { return number % bound }
  }
}

/// `arc4random_buf(3)` from the run's own numbers.
@_cdecl("arc4random_buf")
public func virtualArc4RandomBuffer(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
  if !RandomNumbers.fill(buffer, count: count) {
    RandomNumbers.realArc4RandomBuffer?(buffer, count)
  }
}

/// What `UUID()` calls.
@_cdecl("_foundation_uuid_generate_random")
public func virtualGenerateUUID(_ identifier: UnsafeMutablePointer<UInt8>) {
  if !RandomNumbers.fill(identifier) { RandomNumbers.realGenerateUUID?(identifier) }
}

/// What `NSUUID()` calls.
@_cdecl("uuid_generate_random")
public func virtualGenerateObjectUUID(_ identifier: UnsafeMutablePointer<UInt8>) {
  if !RandomNumbers.fill(identifier) { RandomNumbers.realGenerateObjectUUID?(identifier) }
}

/// What `ProcessInfo.globallyUniqueString` calls.
@_cdecl("_cf_uuid_generate_random")
public func virtualGenerateCoreUUID(_ identifier: UnsafeMutablePointer<UInt8>) {
  if !RandomNumbers.fill(identifier) { RandomNumbers.realGenerateCoreUUID?(identifier) }
}
