import Darwin
import XCTest

/// Where tests and apps can write, and what the next test finds of it.
final class FileTests: XCTestCase {
  private let manager = FileManager.default
  private var documents: URL {
    manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }

  func test1WritesToItsContainer() throws {
    for folder in [.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
      as [FileManager.SearchPathDirectory]
    {
      let file = manager.urls(for: folder, in: .userDomainMask)[0].appendingPathComponent("kept")
      XCTAssertFalse(manager.fileExists(atPath: file.path))
      try "kept".write(to: file, atomically: true, encoding: .utf8)
      XCTAssertTrue(file.path.hasPrefix(NSHomeDirectory()), file.path)
    }
    try "kept".write(
      to: manager.temporaryDirectory.appendingPathComponent("kept"), atomically: false,
      encoding: .utf8)
    XCTAssertNil(UserDefaults.standard.string(forKey: "kept"))
    UserDefaults.standard.set("kept", forKey: "kept")
    UserDefaults.standard.synchronize()
  }

  func test2FindsWhatTheTestBeforeHasLeft() throws {
    let text = try? String(contentsOf: documents.appendingPathComponent("kept"), encoding: .utf8)
    XCTAssertEqual(text, "kept")
    XCTAssertEqual(UserDefaults.standard.string(forKey: "kept"), "kept")
  }

  func test3FindsNothing() throws {
    XCTAssertEqual(try manager.contentsOfDirectory(atPath: documents.path), [])
    XCTAssertNil(UserDefaults.standard.string(forKey: "kept"))
  }

  func test4WritesElsewhere() throws {
    let places = [
      "/tmp/pomelo-hostile", "/var/tmp/pomelo-hostile", "/dev/shm/pomelo-hostile",
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/pomelo-hostile",
    ]
    for place in places {
      XCTAssertThrowsError(try "no".write(toFile: place, atomically: false, encoding: .utf8), place)
      XCTAssertThrowsError(
        try manager.createDirectory(atPath: place, withIntermediateDirectories: true), place)
    }
    XCTAssertEqual(open(#filePath, O_WRONLY), -1)
    XCTAssertEqual(unlink(#filePath), -1)
    XCTAssertEqual(rename(#filePath, #filePath + "x"), -1)
  }
}
