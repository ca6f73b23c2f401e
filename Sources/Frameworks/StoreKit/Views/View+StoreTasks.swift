public import SimulatedUI

/// Asks the store something when a view appears, and again after each change.
private struct StoreTask<Content: View, ID: Equatable & Sendable>: View {
  let content: Content
  let id: ID
  let priority: TaskPriority
  /// Whether it asks once only.
  var isSingle = false
  let ask: @MainActor () async -> Void

  var body: some View {
    content.task(id: id, priority: priority) {
      let changes = Store.shared.changes.stream()
      await ask()
      guard !isSingle else { return }
      for await _ in changes { await ask() }
    }
  }
}

extension View {
  /// Loads a product while the view shows.
  @available(iOS17 )
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    StoreTask(content: self, id: id, priority: priority, isSingle: true) {
      await action(.loading)
      await action(await Product.load(id))
    }
  }

  /// Loads products while the view shows.
  @available(iOS17 )
  public func storeProductsTask<IDs: Collection<Product.ID> & Equatable & Sendable>(
    for ids: IDs, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    StoreTask(content: self, id: ids, priority: priority, isSingle: true) {
      await action(.loading)
      await action(await Product.load(Array(ids)))
    }
  }

  /// Asks whether the person may use a product, while the view shows.
  @available(iOS17 )
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    StoreTask(content: self, id: productID, priority: priority) {
      await action(.success(await Transaction.currentEntitlement(for: productID)))
    }
  }

  /// Asks how the person stands to a group of subscriptions, while the view shows.
  @available(iOS17 )
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    StoreTask(content: self, id: groupID, priority: priority) {
      do {
        await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
      } catch {
        await action(.failure(error))
      }
    }
  }
}
