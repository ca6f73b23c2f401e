import Confinement
import Glibc
import Testing

@testable import TestHost

struct SharedFileTests {
  @Test func whatSeveralHaveAppendedIsTakenOnce() throws {
    let file = try #require(SharedFile(named: "test"))
    #expect(file.takeWords() == [])
    file.append([1, 2])
    file.append([3])
    #expect(file.takeWords() == [1, 2, 3])
    #expect(file.takeWords() == [])
    file.append([4, 5, 6])
    #expect(file.takeWords(upTo: 2) == [4, 5])
    #expect(file.takeWords() == [])
  }

  @Test func aTextThatIsReplacedIsTakenWholeOrNotAtAll() throws {
    let file = try #require(SharedFile(named: "test"))
    #expect(file.takeWhole() == [])
    file.replace(with: [7, 8, 9])
    file.replace(with: [7, 8])
    #expect(file.takeWhole() == [7, 8])
    // As if the process had ended before all was written.
    file.append([7, 8, 9])
    #expect(file.takeWhole() == [])
  }

  @Test func whatAChildWroteIsThereHoweverItEnded() throws {
    let file = try #require(SharedFile(named: "test"))
    let child = SystemCall.fork()
    if child == 0 {
      file.append([1, 2, 3])
      kill(getpid(), SIGKILL)
    }
    var status: CInt = 0
    #expect(waitpid(child, &status, 0) == child)
    #expect(file.takeWords() == [1, 2, 3])
  }
}
