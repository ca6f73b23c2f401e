public import Dispatch
public import Foundation
public import SimulatedCombine
public import SimulatedUIKit

extension AVPlayer {
  /// Tells of time while it plays, and whenever it begins, ends or goes somewhere else.
  ///
  /// - Parameters:
  ///   - interval: How often.
  ///   - queue: Where; nil for the main queue.
  ///   - block: Told the time.
  /// - Returns: What the observer is known by.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { add(TimeObserver(.every(interval.seconds), queue, block)) }

  /// Tells when it comes to some times.
  ///
  /// - Parameters:
  ///   - times: The times, as values.
  ///   - queue: Where; nil for the main queue.
  ///   - block: Told that it has come to one of them.
  /// - Returns: What the observer is known by.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { add(TimeObserver(.at(times.map(\.timeValue.seconds)), queue) { _ in block() }) }

  /// Tells of time no more.
  public func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    observer.stop()
    timeObservers.removeAll { $0 === observer }
  }

  private func add(_ observer: TimeObserver) -> Any {
    timeObservers.append(observer)
    observer.follow(self)
    return observer
  }
}

extension _KeyValueCodingAndObserving {
  /// Publishes a value whenever it changes.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: Whether to begin with the value as it is.
  /// - Returns: The publisher, which ends with whoever subscribes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let subject = PassthroughSubject<Value, Never>()
    let observation = observe(keyPath, options: [.new]) { object, _ in
      subject.send(object[keyPath: keyPath])
    }
    let first = options.contains(.initial) ? [self[keyPath: keyPath]] : []
    return first.publisher.append(subject)
      .handleEvents(receiveCancel: { observation.invalidate() })
      .eraseToAnyPublisher()
  }
}
