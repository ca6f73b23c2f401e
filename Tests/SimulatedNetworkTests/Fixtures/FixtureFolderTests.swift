import Foundation
import FoundationNetworking
import Testing

@testable import SimulatedNetwork

@Suite struct FixtureFolderTests {
  @Test func theMostSpecificFileAnswers() throws {
    let folder = try TemporaryFixtures([
      "api.example.com/v1/stores.json": "plain",
      "api.example.com/v1/GET stores.json": "method",
      "api.example.com/v1/stores?page=2.json": "page",
      "api.example.com/v1/stores?page=2&size=9.json": "page and size",
      "api.example.com/v1/_/_.json": "any",
      "api.example.com/v1/stores/_.json": "store",
      "api.example.com/v1/stores/7.json": "seven",
      "POST api.example.com/v1/stores.json": "post",
      "_/v1/stores.json": "any host",
    ])
    #expect(try folder.answer("https://api.example.com/v1/stores") == "method")
    #expect(try folder.answer("https://api.example.com/v1/stores", method: "PUT") == "plain")
    #expect(try folder.answer("https://api.example.com/v1/stores", method: "POST") == "post")
    #expect(try folder.answer("https://api.example.com/v1/stores?size=1&page=2") == "page")
    #expect(
      try folder.answer("https://api.example.com/v1/stores?size=9&page=2") == "page and size")
    #expect(try folder.answer("https://API.example.com/v1/stores/7") == "seven")
    #expect(try folder.answer("https://api.example.com/v1/stores/8") == "store")
    #expect(try folder.answer("https://api.example.com/v1/other/8") == "any")
    #expect(try folder.answer("http://other.example.com/v1/stores") == "any host")
  }

  @Test func filesKeepTheExtensionThatAPathHasAndIndexAnswersForAFolder() throws {
    let folder = try TemporaryFixtures([
      "img.example.com/a.png": "picture", "img.example.com/index.html": "front",
      "img.example.com/list/index.json": "list", "img.example.com:8080/index.txt": "port",
      "img.example.com/日本/東京.txt": "東京",
    ])
    #expect(try folder.answer("https://img.example.com/a.png") == "picture")
    #expect(try folder.answer("https://img.example.com") == "front")
    #expect(try folder.answer("https://img.example.com/") == "front")
    #expect(try folder.answer("https://img.example.com/list") == "list")
    #expect(try folder.answer("https://img.example.com/list/") == "list")
    #expect(try folder.answer("http://img.example.com:8080/") == "port")
    #expect(
      try folder.answer("https://img.example.com/%E6%97%A5%E6%9C%AC/%E6%9D%B1%E4%BA%AC") == "東京")
  }

  @Test func aMissingFixtureSaysWhereToPutIt() throws {
    let folder = try TemporaryFixtures()
    #expect(
      try folder.answer("https://a.example/v1/stores?page=2")
        == "No fixture for GET https://a.example/v1/stores?page=2: put the response into "
        + "FOLDER/a.example/v1/stores.json")
    #expect(
      try folder.answer("https://a.example/v1/stores", method: "POST")
        == "No fixture for POST https://a.example/v1/stores: put the response into "
        + "FOLDER/a.example/v1/POST stores.json")
    let request = URLRequest(url: try #require(URL(string: "https://a.example/x.png")))
    guard case .failure(let missing) = FixtureFolder(path: nil).fixture(for: request) else {
      Issue.record("There is no folder, so there is no fixture.")
      return
    }
    #expect(
      missing.description
        == "No fixture for GET https://a.example/x.png: name a folder of fixtures with --fixtures "
        + "and put the response into a.example/x.png in it.")
  }

  @Test func noRequestLeadsOutOfTheFolder() throws {
    let outside = try TemporaryFixtures(["secret.json": "secret", "h/secret.json": "secret"])
    let folder = try TemporaryFixtures(["h/a.json": "a"])
    let name = (outside.path as NSString).lastPathComponent
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/h/link.json", withDestinationPath: outside.path + "/secret.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/evil", withDestinationPath: outside.path + "/h")
    try folder.add("h/body.http", "HTTP/1.1 200\nPomelo-Body: ../../\(name)/secret.json\n\n")
    for address in [
      "https://h/../\(name)/secret", "https://h/%2E%2E/\(name)/secret",
      "https://h/..%2F\(name)%2Fsecret", "https://h/link", "https://evil/secret",
      "https://h/body",
    ] {
      #expect(try folder.answer(address) != "secret", "\(address)")
    }
    #expect(try folder.answer("https://h/a") == "a")
    #expect(
      try folder.answer("https://h/..%2F..%2Fx")
        == "No fixture for GET https://h/..%2F..%2Fx: put the response into FOLDER/h/.._.._x.json")
  }

  @Test func aFileInHTTPsFormGivesStatusFieldsAndDelay() throws {
    let fixture = Fixture(
      message: Data(
        "HTTP/1.1 404 Not Found\r\nX-Reason: gone\r\nPomelo-Delay: 250ms\r\n\r\nbody\n\nmore"
          .utf8))
    #expect(fixture.status == 404)
    #expect(fixture.headers == ["X-Reason": "gone"])
    #expect(fixture.delay == 0.25)
    #expect(fixture.error == nil)
    #expect(String(decoding: fixture.body, as: UTF8.self) == "body\n\nmore")
    let failing = Fixture(message: Data("Pomelo-Error: timedOut\n".utf8))
    #expect(failing.error == .timedOut)
    #expect(failing.status == 200)
    #expect(Fixture(message: Data("500\n\nx".utf8)).status == 500)
  }
}
