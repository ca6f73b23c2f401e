import DeviceServices
public import SimulatedUIKit

extension Transaction {
  /// Lets the person ask for their money, which they get at once.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Lets the person ask for their money, which they get at once.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { try await requestRefund(for: transactionID) }

  /// Lets the person ask for their money.
  @MainActor
  static func requestRefund(for id: UInt64) async throws -> RefundRequestStatus {
    try Store.shared.check(.refundRequest)
    guard let record = Store.shared.read({ $0.record(id) }) else {
      throw RefundRequestError.failed
    }
    guard record.revocation == nil else { throw RefundRequestError.duplicateRequest }
    let product = Store.shared.products().first { $0.id == record.productID }
    let isAsked =
      await SystemPrompt.answer(
        app: DeviceServices.shared.permissions.currentApp, style: .sheet, title: "Request a Refund",
        lines: [product?.displayName ?? record.productID, "[Environment: Xcode]"],
        buttons: [("Request Refund", "", true), ("Cancel", "dismiss", false)]) ?? true
    guard isAsked else { return .userCancelled }
    Store.shared.change { $0.refund(id, now: .now) }
    return .success
  }
}
