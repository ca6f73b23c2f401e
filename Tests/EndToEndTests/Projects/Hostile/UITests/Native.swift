import Darwin
import Foundation

/// What a test can call though Swift withholds it.
enum Native {
  private typealias Forking = @convention(c) () -> Int32
  private typealias Calling = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  private typealias Finding = @convention(c) (UnsafePointer<CChar>) -> UnsafeRawPointer?

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// Makes a copy of this process.
  static func fork() -> Int32 { function("fork", as: Forking.self)?() ?? -1 }

  /// Makes a copy of this process that does something and never ends by itself.
  static func leaveChild(doing work: () -> Void) {
    guard fork() == 0 else { return }
    work()
    while true { pause() }
  }

  /// Calls the system by number; what it returns, or the negative error.
  static func call(_ number: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) -> Int {
    let result = function("syscall", as: Calling.self)?(number, first, second, third, 0, 0, 0) ?? -1
    return result == -1 ? -Int(errno) : result
  }

  /// Whether a host's name can be looked up.
  static func findsHost(_ name: String) -> Bool {
    function("gethostbyname", as: Finding.self)?(name) != nil
  }

  /// Writes to a descriptor.
  static func write(_ text: String, to descriptor: Int32) {
    _ = text.withCString { Darwin.write(descriptor, $0, strlen($0)) }
  }
}
