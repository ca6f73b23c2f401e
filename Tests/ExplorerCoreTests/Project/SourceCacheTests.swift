import Testing

@testable import ExplorerCore

struct SourceCacheTests {
  @Test func aFileIsAskedForOnce() {
    var cache = SourceCache()
    #expect(cache.needs("A.swift") && !cache.needs(""))
    cache.request("A.swift")
    #expect(!cache.needs("A.swift") && cache.lines(of: "A.swift") == nil)
    cache.store("a\nb", of: "A.swift")
    #expect(!cache.needs("A.swift") && cache.lines(of: "A.swift") == ["a", "b"])
  }

  @Test func aFileThatCannotBeReadIsKnownToHaveNoLines() {
    var cache = SourceCache()
    cache.store(nil, of: "A.swift")
    #expect(cache.lines(of: "A.swift") == [] && !cache.needs("A.swift"))
  }

  @Test func theOldestFilesAreGivenUp() {
    var cache = SourceCache()
    for number in 0...SourceCache.fileLimit { cache.store("\(number)", of: "\(number).swift") }
    #expect(cache.lines(of: "0.swift") == nil && cache.needs("0.swift"))
    #expect(cache.lines(of: "1.swift") == ["1"])
    #expect(cache.lines(of: "\(SourceCache.fileLimit).swift") == ["\(SourceCache.fileLimit)"])
  }
}
