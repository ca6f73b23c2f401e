public import Dispatch
import SessionProtocol
import SimulatedNetwork
import VirtualTime

/// Tells an app whether there is a network: as the simulated network is, and as it becomes.
public final class NWPathMonitor: @unchecked Sendable {
  /// The way as it is now.
  public private(set) var currentPath: NWPath
  /// Told the way when the monitor starts, and after each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue that the handler is called on; everything here happens on the main thread.
  public private(set) var queue: DispatchQueue?

  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private var observer: UInt64?
  private var isCancelled = false
  private var hasTold = false

  /// Creates a monitor of all ways.
  public convenience init() { self.init(required: nil, prohibited: []) }

  /// Creates a monitor of one kind of way.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(required: requiredInterfaceType, prohibited: [])
  }

  /// Creates a monitor of all ways but some kinds.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(required: nil, prohibited: prohibitedInterfaceTypes)
  }

  private init(
    required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]
  ) {
    self.required = required
    self.prohibited = prohibited
    currentPath = NWPath(status: .satisfied, isExpensive: false, isConstrained: false)
    currentPath = path
  }

  deinit {
    if let observer { DeviceNetwork.shared.stopObserving(observer) }
  }

  /// Starts to tell; the first time as soon as the calling code lets it.
  public func start(queue: DispatchQueue) {
    guard observer == nil, !isCancelled else { return }
    self.queue = queue
    observer = DeviceNetwork.shared.observe { [weak self] in
      guard let self, self.path != self.currentPath else { return }
      self.tell()
    }
    tell()
  }

  /// Tells no more.
  public func cancel() {
    isCancelled = true
    if let observer { DeviceNetwork.shared.stopObserving(observer) }
    observer = nil
  }

  private func tell() {
    VirtualTime.schedule(after: .zero, kind: .network, label: "network path") { [weak self] in
      guard let self, !self.isCancelled else { return }
      let path = self.path
      guard !self.hasTold || path != self.currentPath else { return }
      self.hasTold = true
      self.currentPath = path
      self.pathUpdateHandler?(self.currentPath)
    }
  }

  /// The way as the conditions of the network are.
  private var path: NWPath {
    let conditions = DeviceNetwork.shared.conditions
    let path = NWPath(
      status: conditions.isOffline ? .unsatisfied : .satisfied,
      isExpensive: conditions.isExpensive, isConstrained: conditions.isConstrained)
    let fits =
      required.map(path.usesInterfaceType) ?? true
      && !prohibited.contains(where: path.usesInterfaceType)
    guard !fits else { return path }
    return NWPath(status: .unsatisfied, isExpensive: false, isConstrained: false)
  }
}

extension NWPathMonitor: AsyncSequence {
  /// What it is a sequence of.
  public typealias Element = NWPath

  /// Goes through the ways, as they become.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var paths: AsyncStream<NWPath>.Iterator

    /// The next way.
    public mutating func next() async -> NWPath? { await paths.next() }
  }

  /// Starts the monitor and goes through the ways.
  public func makeAsyncIterator() -> Iterator {
    let paths = AsyncStream<NWPath> { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      continuation.onTermination = { [self] _ in cancel() }
    }
    start(queue: .main)
    return Iterator(paths: paths.makeAsyncIterator())
  }
}
