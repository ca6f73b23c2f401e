import Foundation
import Glibc

/// Ports of this machine.
enum LoopbackPort {
  /// Finds ports that nobody listens on.
  static func free(_ count: Int) throws -> [UInt16] {
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    return try (0..<count).map { _ in
      let (socket, port) = try listen()
      sockets.append(socket)
      return port
    }
  }

  /// Listens on a port that nobody has.
  static func listen() throws -> (socket: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = address(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && Glibc.listen(descriptor, 64) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileWriteUnknown) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Connects to a port; `nil` where nobody listens.
  static func connect(_ port: UInt16) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Programs that are started meanwhile would keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = address(port)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isConnected { return descriptor }
    close(descriptor)
    return nil
  }

  /// Whether somebody listens on a port.
  static func answers(_ port: UInt16) -> Bool {
    guard let socket = connect(port) else { return false }
    close(socket)
    return true
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    return address
  }
}
