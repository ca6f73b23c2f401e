public import Foundation

/// Tells of the device's calls.
open class CXCallObserver: NSObject, @unchecked Sendable {
  private weak var delegate: (any CXCallObserverDelegate)?
  private var queue: DispatchQueue?

  /// Tells of calls.
  public override init() {
    super.init()
    CallRecords.shared.add(self)
  }

  /// The calls that are not over.
  open var calls: [CXCall] { CallRecords.shared.calls }

  /// Sets who is told.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    self.queue = queue
  }

  /// A call has changed.
  func changed(_ call: CXCall) {
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.callObserver(self, callChanged: call)
    }
  }
}

/// Told of the device's calls.
public protocol CXCallObserverDelegate: AnyObject {
  /// A call has changed.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
