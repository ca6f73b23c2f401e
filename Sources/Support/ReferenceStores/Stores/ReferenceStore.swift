package import Foundation

/// A place that references are kept in: objects by what they hold, and a small file a stage.
package protocol ReferenceStore: Sendable {
  /// How messages name it.
  var title: String { get }

  /// Reads a small file.
  ///
  /// - Returns: `nil` where there is none.
  func read(_ key: String) throws(StoreError) -> StoredFile?

  /// Reads all small files whose keys begin with a text, and are not below a further folder.
  func readAll(_ folder: String) throws(StoreError) -> [String: Data]

  /// Writes a small file if a condition holds; nobody can come in between.
  ///
  /// - Throws: ``StoreError/changedMeanwhile(key:)`` where it does not hold.
  func write(_ data: Data, to key: String, if condition: WriteCondition) throws(StoreError)

  /// Deletes small files; those that are not there are deleted already.
  func remove(_ keys: [String]) throws(StoreError)

  /// When a small file was written last, by the store's clock; `nil` where there is none.
  func date(of key: String) throws(StoreError) -> Date?

  /// All objects.
  func objects() throws(StoreError) -> [StoredObject]

  /// When a small file was written last, and then all objects: what is deleted after the file was
  /// looked for is not among them.
  func objects(after key: String) throws(StoreError) -> (date: Date?, objects: [StoredObject])

  /// Puts objects, whether they are there or not.
  ///
  /// - Parameters:
  ///   - files: The files with what they hold, by their names, which are checked.
  ///   - progress: Told how many are there.
  /// - Throws: ``StoreError``; what is there by then stays.
  func put(_ files: [ObjectName: String], progress: (Int) -> Void) throws(StoreError)

  /// Fetches objects.
  ///
  /// - Parameters:
  ///   - names: The objects.
  ///   - folder: Where the files are put, called as the objects are. They are not yet checked.
  ///   - progress: Told how many are there.
  /// - Throws: ``StoreError``; what is there by then stays.
  func fetch(_ names: [ObjectName], into folder: String, progress: (Int) -> Void) throws(StoreError)
}
