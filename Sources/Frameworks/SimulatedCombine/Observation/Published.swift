public import OpenCombine

/// A property of an object that publishes its values.
///
/// See Apple's documentation of `Published`: subscribers get a value before the property has it.
@propertyWrapper
public struct Published<Value> {
  /// Publishes the property's value and every change.
  public struct Publisher: OpenCombine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.core.attach(subscriber)
    }
  }

  private let storage: PublishedStorage<Value>

  /// Creates a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The property's publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Written back by `assign(to: &$property)`; the publisher stays what it is.
    // swift-format-ignore
    set { _ = newValue }
  }

  /// Only classes have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    // swift-format-ignore
    set { storage.value = newValue }
  }

  /// The value of the property in its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      ReachedObjects.note(object)
      return object[keyPath: storageKeyPath].storage.value
    }
    set {
      ReachedObjects.note(object)
      object[keyPath: storageKeyPath].storage.value = newValue
    }
  }
}

extension Published: ObservableObjectProperty {
  package var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Gives a published property every value; the subscription lasts as long as the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(storage: published.storage))
  }
}

/// Gives a published property the values of a publisher.
private struct PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  let combineIdentifier = CombineIdentifier()
  weak var storage: PublishedStorage<Value>?

  func receive(subscription: any Subscription) { storage?.core.follow(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.value = input
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
