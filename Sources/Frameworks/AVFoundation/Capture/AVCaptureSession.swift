public import Foundation

/// Leads what cameras and microphones capture to outputs.
///
/// Everything but the inputs works as on a device; a simulator has no camera that could be one, so
/// nothing flows.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good what is captured has to be.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a preset from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Good for pictures.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good for films.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Good for films that are sent.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Good for films that are sent far.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// As the app's own inputs say.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }

  /// What it captures from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where it leads.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it has been started.
  open private(set) var isRunning = false
  /// How good what is captured has to be.
  open var sessionPreset = Preset.high

  /// Creates a session.
  public override init() { super.init() }

  /// Whether it may capture from an input: each but once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }

  /// Captures from an input.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }

  /// Captures from an input no more.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  /// Whether it may lead to an output: to each but once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }

  /// Leads to an output.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }

  /// Leads to an output no more.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Whether it can capture so well.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Begins changes that take effect together.
  open func beginConfiguration() {}
  /// Ends them.
  open func commitConfiguration() {}
  /// Begins to capture.
  open func startRunning() { isRunning = true }
  /// Ends to capture.
  open func stopRunning() { isRunning = false }
}
