public import Dispatch

// The functions of `notify.h`. They are C functions too, as sources that declare them for
// themselves by their symbols expect.

/// All went well.
public let NOTIFY_STATUS_OK = 0
/// A name is none.
public let NOTIFY_STATUS_INVALID_NAME = 1
/// A token is none.
public let NOTIFY_STATUS_INVALID_TOKEN = 2

/// Tells everybody who has registered for a name.
///
/// - Returns: A status.
@_cdecl("notify_post")
@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>) -> UInt32 {
  DarwinNotifications.shared.post(String(cString: name))
  return 0
}

/// Registers to ask whether something was posted, and for the number kept with a name.
///
/// - Parameters:
///   - name: The name.
///   - token: Becomes what the registration is known by.
/// - Returns: A status.
@_cdecl("notify_register_check")
@discardableResult
public func notify_register_check(
  _ name: UnsafePointer<CChar>, _ token: UnsafeMutablePointer<Int32>
) -> UInt32 {
  token.pointee = DarwinNotifications.shared.register(String(cString: name))
  return 0
}

/// Registers to be told on a queue.
///
/// - Parameters:
///   - name: The name.
///   - token: Becomes what the registration is known by.
///   - queue: Where the handler is called.
///   - handler: Told the token each time.
/// - Returns: A status.
@discardableResult
public func notify_register_dispatch(
  _ name: UnsafePointer<CChar>, _ token: UnsafeMutablePointer<Int32>, _ queue: DispatchQueue,
  _ handler: @escaping @Sendable (Int32) -> Void
) -> UInt32 {
  let own = TokenBox()
  own.token = DarwinNotifications.shared.register(String(cString: name)) { _ in
    queue.async { handler(own.token) }
  }
  token.pointee = own.token
  return 0
}

/// A token that is known only once its handler has been made.
private final class TokenBox: @unchecked Sendable {
  var token: Int32 = 0
}

/// Says whether something was posted since the last time.
///
/// - Parameters:
///   - token: A registration.
///   - check: Becomes 1 where something was, and 0 otherwise.
/// - Returns: A status.
@_cdecl("notify_check")
@discardableResult
public func notify_check(_ token: Int32, _ check: UnsafeMutablePointer<Int32>) -> UInt32 {
  guard let isNews = DarwinNotifications.shared.check(token) else { return 2 }
  check.pointee = isNews ? 1 : 0
  return 0
}

/// Keeps a number with the name of a registration.
///
/// - Returns: A status.
@_cdecl("notify_set_state")
@discardableResult
public func notify_set_state(_ token: Int32, _ state64: UInt64) -> UInt32 {
  DarwinNotifications.shared.setNumber(state64, of: token) ? 0 : 2
}

/// Reads the number that is kept with the name of a registration.
///
/// - Returns: A status.
@_cdecl("notify_get_state")
@discardableResult
public func notify_get_state(_ token: Int32, _ state64: UnsafeMutablePointer<UInt64>) -> UInt32 {
  guard let number = DarwinNotifications.shared.number(of: token) else { return 2 }
  state64.pointee = number
  return 0
}

/// Ends a registration.
///
/// - Returns: A status.
@_cdecl("notify_cancel")
@discardableResult
public func notify_cancel(_ token: Int32) -> UInt32 {
  DarwinNotifications.shared.cancel(token) ? 0 : 2
}
