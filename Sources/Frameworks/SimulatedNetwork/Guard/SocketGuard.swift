import Foundation
import Glibc
import Synchronization

/// Keeps the process from reaching any network.
///
/// The functions below have the names of C functions. Because the host's library is loaded before
/// the C library, every other library finds these first: whatever way an app, or a library that it
/// uses, takes to the network, it ends here.
package enum SocketGuard {
  private static let closed = Atomic<Bool>(false)
  private static let count = Atomic<Int>(0)

  /// Lets nothing through from now on, in this process and in its children.
  package static func close() { closed.store(true, ordering: .relaxed) }

  /// How many attempts to reach a network have been refused.
  package static var refusals: Int { count.load(ordering: .relaxed) }

  /// Whether a network is out of reach; counts the attempt.
  fileprivate static func refuses(_ family: CInt) -> Bool {
    guard closed.load(ordering: .relaxed), family == AF_INET || family == AF_INET6 else {
      return false
    }
    count.add(1, ordering: .relaxed)
    return true
  }

  typealias SocketFunction = @convention(c) (CInt, CInt, CInt) -> CInt
  typealias LookupFunction =
    @convention(c) (
      UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

  static let realSocket: SocketFunction? = next("socket")
  static let realLookup: LookupFunction? = next("getaddrinfo")

  /// The next library's function of a name, after this one.
  private static func next<Function>(_ name: String) -> Function? {
    // RTLD_NEXT is a cast in C and so not imported.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map {
      unsafeBitCast($0, to: Function.self)
    }
  }
}

/// `socket(2)`: there is no network to open one for.
@_cdecl("socket")
public func guardedSocket(_ family: CInt, _ type: CInt, _ number: CInt) -> CInt {
  guard !SocketGuard.refuses(family) else {
    errno = ENETDOWN
    return -1
  }
  return SocketGuard.realSocket?(family, type, number) ?? -1
}

/// `getaddrinfo(3)`: nobody is there to ask for a host's address.
@_cdecl("getaddrinfo")
public func guardedGetAddressInfo(
  _ node: UnsafeRawPointer?, _ service: UnsafeRawPointer?, _ hints: UnsafeRawPointer?,
  _ result: UnsafeMutableRawPointer?
) -> CInt {
  guard !SocketGuard.refuses(AF_INET) else { return EAI_AGAIN }
  return SocketGuard.realLookup?(node, service, hints, result) ?? EAI_FAIL
}
