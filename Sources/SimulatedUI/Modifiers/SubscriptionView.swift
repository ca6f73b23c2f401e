public import SimulatedCombine

/// A view that runs an action for what a publisher sends.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The action.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that runs an action for what a publisher sends.
  public init(
    content: Content, publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The view.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
