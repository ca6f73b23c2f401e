import Foundation

/// Fetches the notices that the shop sends to all its customers.
struct NoticeAPIClient {
  /// Returns the newest notice after the time a request usually takes.
  func latest() async throws -> String {
    try await Task.sleep(for: .milliseconds(300))
    return "今週末は全品10%オフです"
  }
}
