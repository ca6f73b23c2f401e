import XCTest

@testable import Directory

/// The client and the service: what is asked, and what is made of the answers.
final class DirectoryAPITests: XCTestCase {
  private let api = DirectoryAPI()

  func testPeopleAreDecoded() async throws {
    let people = try await api.people()

    XCTAssertEqual(people.count, 5)
    XCTAssertEqual(people.last?.department, .sales)
    XCTAssertTrue(people.contains { $0.name == "鈴木 健" })
  }

  func testUnknownPersonIsNotFound() async throws {
    do {
      _ = try await api.person(id: 404)
      XCTFail("found somebody")
    } catch {
      XCTAssertEqual(DirectoryError(error), .unknownPerson)
    }
  }

  func testUnknownAccountIsRefused() async throws {
    do {
      _ = try await api.signIn(email: "stranger@example.com", password: "password123")
      XCTFail("signed in")
    } catch {
      XCTAssertEqual(DirectoryError(error), .refused)
    }
  }

  func testSearchTakesAnyScript() throws {
    let answered = expectation(description: "answered")
    var names: [String] = []
    let search = api.people(matching: "鈴木")
      .sink { _ in
        answered.fulfill()
      } receiveValue: {
        names = $0.map(\.name)
      }
    defer { search.cancel() }

    wait(for: [answered], timeout: 5)
    XCTAssertEqual(names, ["鈴木 健"])
  }
}
