public import Foundation
public import FoundationNetworking

extension URLCache {
  /// A cache, as Apple's systems make it.
  ///
  /// - Parameters:
  ///   - memoryCapacity: How much it keeps in memory, in bytes.
  ///   - diskCapacity: How much it keeps on disk, in bytes.
  ///   - directoryURL: Where it keeps it; `nil` for a place of its own.
  public convenience init(
    memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}
