public import Foundation

/// What a session captures from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone that a session captures from.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or the microphone.
  public let device: AVCaptureDevice

  /// Creates an input.
  ///
  /// - Throws: ``AVError`` of the code `deviceNotConnected`: a simulator has no such device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    throw AVError(.deviceNotConnected)
  }
}
