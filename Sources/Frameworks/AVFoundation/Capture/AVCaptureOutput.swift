public import Dispatch
public import Foundation

/// Where what a session captures goes.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// What leads to it; nothing, as a simulator has no camera.
  open var connections: [AVCaptureConnection] { [] }

  /// What leads one kind of media to it; nil, as a simulator has no camera.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from an input to an output or a preview.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Whether media flow.
  open var isEnabled = true
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The cases as AVFoundation numbers them.
  case portrait = 1
  /// Further ones.
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Pictures, one after the other; none comes here.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Told of the pictures.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Where it is told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Whether pictures that come too late are left out.
  open var alwaysDiscardsLateVideoFrames = true
  /// What pictures are made of.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var videoSettings: [String: Any]! = [:]

  /// Creates an output.
  public override init() { super.init() }

  /// Says who is told of the pictures.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// A picture or a sound.
open class CMSampleBuffer: NSObject, @unchecked Sendable {}

/// Told of pictures.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// There is a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  /// There is no time for a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Nothing is done.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Nothing is done.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
