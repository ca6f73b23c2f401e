import Darwin
import XCTest

/// The line to pomelo, and what is printed.
final class LineAttacks: Attack {
  private let ended = #"{"event":{"_0":{"content":{"testEnded":{"_0":{"digest":"","duration":0,"#
    + #""status":"passed"}}},"index":9,"isStop":true,"stack":[],"time":0}}}"# + "\n"
  private let over = #"{"runEnded":{"_0":{"exitStatus":0,"number":1}}}"# + "\n"

  /// The descriptors that are sockets.
  private var sockets: [Int32] {
    (0..<256).filter { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }
  }

  private func say(_ text: String) { for socket in sockets { Native.write(text, to: socket) } }

  func testFailsWithAForgedEnd() { say(ended) }
  func testFailsWithAForgedEndOfTheRun() { say(over) }
  func testFailsWithBothForged() { say(ended + over) }
  func testFailsWithAnEndThatWasCut() { say(String(ended.dropLast(9))) }
  func testFailsWithNothingButALine() { say("\n") }
  func testFailsWithNulls() { say(String(repeating: "\u{1}", count: 4_096)) }
  func testFailsWithoutALineFeed() { say(String(repeating: "x", count: 1 << 20)) }
  func testFailsWithDeepNesting() { say(String(repeating: "[", count: 100_000) + "\n") }
  func testFailsWithAWrongToken() { say("00000000000000000000000000000000" + ended) }
  func testFailsWithGuessedTokens() {
    for guess in 0..<2_000 { say(String(repeating: "\(guess % 10)", count: 32) + ended) }
  }
  func testFailsWithAnotherNumber() { say(#"{"runEnded":{"_0":{"exitStatus":0,"number":2}}}"# + "\n") }
  func testFailsWithAForgedReady() { say(#"{"ready":{"_0":{"app":"","tests":[]}}}"# + "\n") }
  func testFailsWhenTheLineIsClosed() {
    for socket in sockets { close(socket) }
    expectReady()
  }
  func testFailsWhenTheLineIsAnother() {
    var ends: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    for socket in sockets where !ends.contains(socket) { dup2(ends[0], socket) }
    expectReady()
  }
  func testFailsWhenTheLineIsAFile() {
    let file = open("/dev/null", O_RDWR)
    for socket in sockets { dup2(file, socket) }
    expectReady()
  }
  func testFailsWhenACopySpeaks() {
    if Native.fork() == 0 {
      say(ended)
      _exit(0)
    }
    while true { pause() }
  }
  func testPassesThoughItReadsTheLine() {
    var bytes = [UInt8](repeating: 0, count: 64)
    for socket in sockets { recv(socket, &bytes, 64, 0x40) }
  }
  func testPassesWithoutOutput() {
    for descriptor in Int32(0)..<3 { close(descriptor) }
    print("nobody hears")
    expectReady()
  }
  func testPassesWithOutputThatBlocksNobody() {
    for _ in 0..<200 { print(String(repeating: "x", count: 10_000)) }
  }
  func testPassesWithMarksOfItsOwn() {
    for mark in ["\u{0}", "\u{1}", "\u{1E}", "\u{1B}_pomelo 9\u{1B}\\", "\u{1E}pomelo 9\n"] {
      Native.write(mark, to: 1)
    }
  }
  func testPassesWithControls() {
    print("\u{1B}[2J\u{1B}]0;OWNED\u{7}\u{1B}]52;c;T1dORUQ=\u{7}\u{9B}2J\u{90}q\u{9C}\u{202E}OWNED")
  }
  func testPassesWithBrokenText() {
    _ = [UInt8](repeating: 0xFF, count: 5_000).withUnsafeBytes { write(1, $0.baseAddress, 5_000) }
  }
  func testFailsWithControls() { XCTFail("\u{1B}[2J\u{1B}]0;OWNED\u{7}\u{202E}\u{2066}OWNED\u{0}") }
  func testFailsWithAMessageOfMegabytes() { XCTFail(String(repeating: "x", count: 4 << 20)) }
  func testFailsManyTimes() {
    continueAfterFailure = true
    for number in 0..<500 { XCTFail("failure \(number)") }
  }
}
