import Testing

@testable import ReferenceStores

/// Which places in S3 are taken.
struct BucketPlaceTests {
  @Test func aBucketAndAPathAreRead() throws {
    let place = try #require(BucketPlace("s3://bucket.name/ios/References/"))
    #expect(place.bucket == "bucket.name" && place.prefix == "ios/References/")
    #expect(place.text == "s3://bucket.name/ios/References/")
    #expect(BucketPlace("s3://abc")?.prefix == "")
  }

  @Test(arguments: [
    "s3://", "s3:///a", "s3://ab", "s3://-bucket/a", "s3://Bucket/a", "s3://bucket/../a",
    "s3://bucket/a b", "s3://bucket/$(id)", "https://bucket/a", "bucket/a",
  ])
  func otherTextsAreNone(text: String) { #expect(BucketPlace(text) == nil) }
}
