import Testing

@testable import Workspace

struct PackageStandInsTests {
  private let address = "https://example.invalid/team/Far-Kit.git"

  /// What is known after some complaints, and whether the last one told something new.
  private func learnt(_ outputs: String...) -> (standIns: PackageStandIns, isNew: Bool) {
    var standIns = PackageStandIns()
    let news = outputs.map { standIns.learn(from: $0) }
    return (standIns, news.last ?? false)
  }

  private var complaint: String {
    """
    Fetching \(address)
    error: Failed to clone repository \(address):
        Cloning into bare repository '/x/repositories/Far-Kit-1d1e50c5'...
        fatal: Could not read from remote repository.
    """
  }

  @Test func whatCannotBeFetchedGetsAStandIn() {
    let (standIns, isNew) = learnt(complaint)
    #expect(isNew)
    #expect(standIns.all.keys.sorted() == [address])
    #expect(standIns.reason(for: "far-kit") == "fatal: Could not read from remote repository.")
    #expect(standIns.reason(for: "near-kit") == nil)
    #expect(!learnt(complaint, complaint).isNew)
  }

  @Test(arguments: [
    ("1.2.0..<2.0.0", "1.2.0"), ("2.3.4", "2.3.4"), ("5.0.0-beta.1..<6.0.0", "5.0.0-beta.1"),
  ])
  func versionsAreThoseThatAreAskedFor(requirement: String, version: String) {
    let output =
      "error: Dependencies could not be resolved because no versions of 'far-kit' match the "
      + "requirement \(requirement) and root depends on 'far-kit' \(requirement)."
    let (standIns, isNew) = learnt(complaint, output)
    #expect(isNew)
    #expect(standIns.all[address]?.versions == [version])
    #expect(!learnt(complaint, output, output).isNew)
  }

  @Test func branchesAreThoseThatAreAskedFor() {
    let output = "error: could not find a branch named ‘next’ in \(address)"
    #expect(learnt(complaint, output).standIns.all[address]?.branches.contains("next") == true)
  }

  @Test func aProductThatNoPackageHasIsLookedForInThePackageOfItsName() {
    let output = "error: 'kit': product 'Far-Kit' required by package 'kit' target 'Kit' not found."
    let (standIns, isNew) = learnt(complaint, output)
    #expect(isNew)
    #expect(standIns.all[address]?.products == ["Far-Kit"])
    #expect(!learnt(complaint, output, output).isNew)
  }

  @Test func productsAreThoseThatAreAskedFor() {
    let output =
      "error: 'kit': product 'Far' required by package 'kit' target 'Extra' not found in package "
      + "'Far-Kit'."
    let (standIns, isNew) = learnt(complaint, output)
    #expect(isNew)
    #expect(standIns.manifest(for: address).contains(#".library(name: "Far", targets: ["StandIn_"#))
  }

  @Test(arguments: [
    ("https://example.com/a/b.git", "b"), ("git@example.com:a/b", "b"), ("/a/b", "b"),
    ("git@example.com:b.git", "b"),
  ])
  func namesAreTheEndsOfAddresses(address: String, name: String) {
    #expect(PackageStandIns.name(of: address) == name)
  }

  @Test func otherComplaintsTeachNothing() {
    #expect(!learnt("error: no versions of 'kit' match the requirement 1.0.0").isNew)
    #expect(!learnt("error: something else").isNew)
  }

  @Test func noTwoHaveAProductOfTheSameName() {
    let standIns = PackageStandIns()
    let names = ["https://example.com/a/Near", "https://example.com/b/Far"].map { address in
      standIns.manifest(for: address).matches(of: /library\(name: "([^"]+)"/).map(\.1)
    }
    #expect(names.allSatisfy { $0.count == 1 } && names[0] != names[1])
  }
}
