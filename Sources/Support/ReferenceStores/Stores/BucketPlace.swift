/// A part of a bucket, such as `s3://bucket/path`.
package struct BucketPlace: Hashable, Sendable {
  /// The bucket's name.
  package let bucket: String
  /// What keys begin with: empty, or with a slash at its end.
  package let prefix: String

  /// How such places begin.
  package static let scheme = "s3://"

  /// Reads a place; `nil` for what is none.
  ///
  /// - Parameter text: Such as `s3://bucket/path`.
  package init?(_ text: String) {
    guard text.hasPrefix(Self.scheme) else { return nil }
    let parts = text.dropFirst(Self.scheme.count).split(
      separator: "/", omittingEmptySubsequences: true)
    guard let bucket = parts.first, (3...63).contains(bucket.utf8.count),
      bucket.utf8.allSatisfy(Self.isOfBucket),
      bucket.first?.isLetter == true
        || bucket.first?.isNumber == true,
      parts.dropFirst().allSatisfy({ part in
        part != "." && part != ".." && part.utf8.allSatisfy(Self.isOfKey)
      })
    else { return nil }
    self.bucket = String(bucket)
    prefix = parts.dropFirst().map { "\($0)/" }.joined()
  }

  /// The place as it is written.
  package var text: String { "\(Self.scheme)\(bucket)/\(prefix)" }

  private static func isOfBucket(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    isOfBucket(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
