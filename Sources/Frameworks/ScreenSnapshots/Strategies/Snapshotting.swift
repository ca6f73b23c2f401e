/// Makes something that can be compared and kept of a value, such as a picture of a view.
///
/// See the documentation of `Snapshotting` in swift-snapshot-testing.
public struct Snapshotting<Value, Format> {
  /// What the names of files end in.
  public var pathExtension: String?
  /// How results are compared and kept.
  public var diffing: Diffing<Format>
  /// Makes the result.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose results may come later.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of files end in.
  ///   - diffing: How results are compared and kept.
  ///   - asyncSnapshot: Makes the result.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of files end in.
  ///   - diffing: How results are compared and kept.
  ///   - snapshot: Makes the result.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same strategy for other values, of which its own are made first.
  ///
  /// - Parameter transform: Makes a value of another.
  /// - Returns: The strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same strategy for other values, of which its own are made first, which may take time.
  ///
  /// - Parameter transform: Makes a value of another.
  /// - Returns: The strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { snapshot($0).run(callback) }
      }
    }
  }
}

/// A strategy for what can be compared and kept as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that changes nothing.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of files end in.
  ///   - diffing: How values are compared and kept.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
