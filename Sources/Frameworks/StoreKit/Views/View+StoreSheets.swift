public import SimulatedUI

/// Shows a sheet of the system's while a binding is true.
private struct StoreSheet<Content: View>: View {
  let content: Content
  @Binding var isPresented: Bool
  let run: @MainActor () async -> Void

  var body: some View {
    content.task(id: isPresented) {
      guard isPresented else { return }
      // It outlives the view, as the system's sheets do.
      Task { @MainActor in
        await run()
        isPresented = false
      }
    }
  }
}

extension View {
  /// Shows the person what they subscribe to, and lets them cancel it.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    StoreSheet(content: self, isPresented: isPresented) {
      await SubscriptionManagement(groupID: nil).run()
    }
  }

  /// Shows the person what they subscribe to of a group, and lets them cancel it.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    StoreSheet(content: self, isPresented: isPresented) {
      await SubscriptionManagement(groupID: subscriptionGroupID).run()
    }
  }

  /// Lets the person ask for their money.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    StoreSheet(content: self, isPresented: isPresented) {
      do {
        onDismiss?(.success(try await Transaction.requestRefund(for: transactionID)))
      } catch {
        onDismiss?(.failure(error as? Transaction.RefundRequestError ?? .failed))
      }
    }
  }

  /// Lets the person make use of an offer behind a code.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    StoreSheet(content: self, isPresented: isPresented) {
      await CodeRedemption().run()
      onCompletion(.success(()))
    }
  }

  /// Recommends another app, which a device without the App Store cannot.
  ///
  /// No visible effect.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
