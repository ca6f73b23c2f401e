public import Foundation

/// Shows a file in an extension; nobody runs it here.
@MainActor @preconcurrency
public protocol QLPreviewingController: AnyObject {
  /// Shows a file.
  func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  /// Shows a file.
  func preparePreviewOfFile(at url: URL) async throws
  /// Shows something that a search has found.
  func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?,
    completionHandler handler: @escaping ((any Error)?) -> Void)
}

extension QLPreviewingController {
  /// Nothing is shown.
  public func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
  /// Nothing is shown.
  public func preparePreviewOfFile(at url: URL) async throws {}
  /// Nothing is shown.
  public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?,
    completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
}

/// Gives what is seen of a file, in an extension; nobody runs it here.
open class QLPreviewProvider: NSObject {}
