public import Foundation

/// Told of what was measured: never here.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Something was measured.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Something went wrong.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Nothing is done.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Nothing is done.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Hands out what was measured: nothing.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = MXMetricManager()

  /// What was measured before.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// What went wrong before.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Has somebody told.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Has somebody told no more.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  /// A launch goes on for longer than until the first screen.
  open class func extendLaunchMeasurement(forTaskID taskID: String) throws {}
  /// It has ended.
  open class func finishExtendedLaunchMeasurement(forTaskID taskID: String) throws {}
}
