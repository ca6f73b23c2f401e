/// Numbers that stand side by side in memory.
public protocol AccelerateBuffer<Element> {
  /// The type of the numbers.
  associatedtype Element

  /// How many there are.
  var count: Int { get }
  /// Lends the memory.
  ///
  /// - Throws: What the body throws.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Numbers that stand side by side in memory and can be changed.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  /// Lends the memory.
  ///
  /// - Throws: What the body throws.
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension AccelerateBuffer {
  /// The numbers.
  var numbers: [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension AccelerateMutableBuffer {
  /// Takes numbers, as many as there is room for.
  mutating func take(_ numbers: [Element]) {
    withUnsafeMutableBufferPointer { buffer in
      for (place, number) in zip(buffer.indices, numbers) { buffer[place] = number }
    }
  }
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  /// Lends itself.
  ///
  /// - Throws: What the body throws.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(self) }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  /// Lends itself.
  ///
  /// - Throws: What the body throws.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(UnsafeBufferPointer(self)) }

  /// Lends itself.
  ///
  /// - Throws: What the body throws.
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(&self) }
}
