import Foundation
import Testing

@testable import TestHost

struct ArgumentDomainTests {
  @Test func keysHaveTheValuesThatFollow() {
    let values = ArgumentDomain.values(
      in: ["App", "-flag", "YES", "-UITests", "-number", "-3", "word", "-"])
    #expect(values as? [String: String] == ["flag": "YES", "number": "-3"])
  }

  @Test func collectionsAreRead() {
    let values = ArgumentDomain.values(in: ["App", "-languages", "(de, fr)"])
    #expect(values["languages"] as? [String] == ["de", "fr"])
  }
}
