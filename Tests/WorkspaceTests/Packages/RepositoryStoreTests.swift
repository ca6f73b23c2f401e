import Foundation
import TestSupport
import Testing

@testable import Workspace

/// What git is asked for, outside of all rules.
struct RepositoryStoreTests {
  @Test(arguments: [
    "https://example.com/a/b.git", "http://example.com/b", "ssh://git@example.com/a/b.git",
    "git@example.com:a/b.git", "git://example.com/b", "file:///srv/b",
  ])
  func addressesOfRepositoriesAreFetched(address: String) {
    #expect(RepositoryStore.isFetched(address))
  }

  @Test(arguments: [
    "ext::sh -c touch% x", "--upload-pack=touch x", "-oProxyCommand=x", "https://-x/b",
    "ssh://-oProxyCommand=x/b", "git@host::x", "fd::3", "../b", "/srv/b", "",
    "https://example.com/a\nb", "https://example.com/a\u{1B}[31m", "git@-x:b", "-@x:b",
    "https://example.com/" + String(repeating: "a", count: 3_000),
  ])
  func commandsOptionsAndTheLikeAreNot(address: String) {
    #expect(!RepositoryStore.isFetched(address))
  }

  @Test func settledVersionsNameTheirRepositories() {
    let new = #"{"pins": [{"identity": "b", "location": "https://example.com/b"}], "version": 2}"#
    let old = #"{"object": {"pins": [{"repositoryURL": "https://example.com/b"}]}, "version": 1}"#
    for text in [new, old] {
      #expect(PackagePins(Data(text.utf8)).addresses == ["https://example.com/b"])
    }
    #expect(PackagePins(Data("[]".utf8)).addresses == [])
  }

  @Test func onlyDownloadsThatAreMissingAreStoodInFor() {
    let missing = "error: failed downloading 'https://a' which is required by binary target 'A': b"
    #expect(ArtifactStandIns.areMissing("Downloading\n\(missing)\nerror: fatalError\n"))
    #expect(!ArtifactStandIns.areMissing("\(missing)\nerror: no versions of 'b'"))
    #expect(!ArtifactStandIns.areMissing("error: fatalError"))
    #expect(!ArtifactStandIns.areMissing(""))
  }
}
