import Foundation
import TestSupport
import Testing

@testable import SimulatedNetwork

struct FixtureFuzzTests {
  /// An answer in HTTP's form is read, or a sentence says why not.
  @Test func anAnswerIsReadOrRefused() throws {
    let samples = [
      "HTTP/1.1 301 Moved\r\nLocation: /a\r\nSet-Cookie: a=b\r\n\r\nbody",
      "HTTP/1.1 200 OK\nContent-Type: application/json\nPomelo-Delay: 90s\n"
        + "Pomelo-Body: body.json\n\n{\"a\": 1}",
    ]
    let folder = try TemporaryFixtures(["h/body.json": "{}"])
    let file = URL(fileURLWithPath: folder.path + "/h/x.http")
    try Mutation.each(of: samples, count: 2_000) { bytes in
      try Data(bytes).write(to: file)
      _ = try folder.answer("https://h/x")
    }
  }
}
