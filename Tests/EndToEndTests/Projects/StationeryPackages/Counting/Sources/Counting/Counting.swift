#if canImport(Darwin)
  import Darwin

  /// Where something is to be had; the kernel's own name for it, which only Apple's systems have.
  public typealias Port = mach_port_t
#else
  /// Where something is to be had.
  public typealias Port = UInt32
#endif

/// Numbers that others count by.
public enum Counting {
  public static let hundred = 100

  public static func next(after number: Int) -> Int { number + 1 }

  public static func port(_ number: Int) -> Port { Port(number) }
}
