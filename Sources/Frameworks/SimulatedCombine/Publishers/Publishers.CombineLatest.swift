public import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers together, whenever either has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Both latest values.
    public typealias Output = (A.Output, B.Output)
    /// How either fails.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = LatestPair<A.Output, B.Output, Failure>(AnySubscriber(subscriber))
      subscriber.receive(subscription: latest)
      latest.attach(a) { $0.first = $1 }
      latest.attach(b) { $0.second = $1 }
    }
  }

  /// Publishes the latest values of three publishers together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// All latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How any of them fails.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes the latest values of four publishers together.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// All latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How any of them fails.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Combines with another publisher's latest value.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines with another publisher's latest value in a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Combines with the latest values of two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Combines with the latest values of two other publishers in a closure.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Combines with the latest values of three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Combines with the latest values of three other publishers in a closure.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}

/// The subscription of a subscriber to the latest values of two publishers.
private final class LatestPair<First, Second, Failure: Error>: Subscription {
  var first: First?
  var second: Second?
  private var downstream: AnySubscriber<(First, Second), Failure>?
  private var demand = Subscribers.Demand.none
  private var running = 2
  private var upstream: Set<AnyCancellable> = []

  init(_ downstream: AnySubscriber<(First, Second), Failure>) { self.downstream = downstream }

  /// Subscribes to one of the two publishers.
  func attach<Source: Publisher>(
    _ source: Source, _ keep: @escaping (LatestPair, Source.Output) -> Void
  ) where Source.Failure == Failure {
    guard downstream != nil else { return }
    source.sink(
      receiveCompletion: { self.complete($0) },
      receiveValue: {
        keep(self, $0)
        self.send()
      }
    ).store(in: &upstream)
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    downstream = nil
    upstream.removeAll()
  }

  /// Values that nobody asked for are only kept, as the next ones replace them.
  private func send() {
    guard let first, let second, demand > .none, let downstream else { return }
    demand -= 1
    demand += downstream.receive((first, second))
  }

  private func complete(_ completion: Subscribers.Completion<Failure>) {
    running -= 1
    if case .finished = completion, running > 0 { return }
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}
