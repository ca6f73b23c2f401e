public import Foundation
public import SimulatedUIKit

/// A value that is loaded when somebody asks for it.
open class AVAnyAsyncProperty: @unchecked Sendable {
  init() {}
}

/// A value of a type's.
open class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty, @unchecked Sendable {}

/// A value of a type's, of another type.
open class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) -> Value

  init(_ read: @escaping (Root) -> Value) {
    self.read = read
    super.init()
  }
}

/// How far a value is loaded.
public enum AVKeyValueStatus: Int, Sendable {
  /// The cases as AVFoundation numbers them.
  case unknown, loading, loaded, failed, cancelled
}

/// Something of which values are loaded when somebody asks for them.
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  /// Loads a value.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    property.read(self)
  }

  /// Loads two values.
  public func load<One, Two>(
    _ propertyA: AVAsyncProperty<Self, One>, _ propertyB: AVAsyncProperty<Self, Two>
  ) async throws -> (One, Two) { (propertyA.read(self), propertyB.read(self)) }

  /// Loads three values.
  public func load<One, Two, Three>(
    _ propertyA: AVAsyncProperty<Self, One>, _ propertyB: AVAsyncProperty<Self, Two>,
    _ propertyC: AVAsyncProperty<Self, Three>
  ) async throws -> (One, Two, Three) {
    (propertyA.read(self), propertyB.read(self), propertyC.read(self))
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty(\.duration) }
  /// What it consists of.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty(\.tracks) }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty(\.isPlayable) }
  /// What is said of it.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty(\.metadata)
  }
  /// What is said of it in general terms.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty(\.metadata)
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// How large its pictures are.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty(\.naturalSize) }
  /// How its pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty(\.preferredTransform)
  }
  /// How many pictures a second has.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    AVAsyncProperty(\.nominalFrameRate)
  }
  /// When it plays.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty(\.timeRange) }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// What it says.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    AVAsyncProperty(\.value)
  }
  /// What it says, as a text.
  public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty(\.stringValue) }
  /// What it says, as data.
  public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty { _ in nil } }
}
