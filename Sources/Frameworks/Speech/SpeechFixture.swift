import DeviceServices
import Synchronization

/// What is said: text files in `Fixtures/Speech`.
///
/// What a recording says is in a file of its name, such as `memo.txt` for `memo.m4a`; what is said into
/// the microphone is in `microphone.txt`. Where there is one for the language, such as
/// `microphone.de.txt`, it is taken. Lines of three hyphens divide what is said one time after the
/// other, from each launch of the app; the last one is repeated.
struct SpeechFixture {
  private static let counts = Mutex<(launch: Int, counts: [String: Int])>((0, [:]))

  /// What is said.
  let text: String

  /// Reads what is said; where no fixture says it, the person is told.
  ///
  /// - Parameters:
  ///   - name: The recording's name without its ending, or `microphone`.
  ///   - locale: The language.
  init?(_ name: String, _ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    let files = ["\(name).\(language).txt", "\(name).txt"]
    let fixtures = DeviceFixtures.current
    guard
      let source = files.lazy.compactMap({ fixtures.text(of: "Speech/\($0)") }).first
    else {
      DeviceServices.shared.notes.add(
        "Speech: no fixture has what \(name == "microphone" ? "the microphone hears" : "“\(name)” says"). "
          + "Put it as text into Fixtures/Speech/\(name).txt.")
      return nil
    }
    let parts = source.components(separatedBy: "\n---\n")
    let launch = DeviceServices.shared.launches.count
    let count = Self.counts.withLock { state in
      if state.launch != launch { state = (launch, [:]) }
      let count = state.counts[name, default: 0]
      state.counts[name] = count + 1
      return count
    }
    text = parts[min(count, parts.count - 1)].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The words, as they are told one by one; those of Japanese and Chinese letter by letter.
  var words: [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      let character = text[index]
      let isWide = character.unicodeScalars.first.map { $0.value >= 0x3040 } ?? false
      if character.isWhitespace || isWide, let begun = start {
        words.append(begun..<index)
        start = nil
      }
      if isWide {
        words.append(index..<text.index(after: index))
      } else if !character.isWhitespace, start == nil {
        start = index
      }
    }
    return start.map { words + [$0..<text.endIndex] } ?? words
  }
}
