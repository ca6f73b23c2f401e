import NaturalLanguage
import SwiftUI
import Translation

struct TextFacts {
    let language: String
    let words: Int
    let sentences: Int
    let mood: Double
    let places: [String]

    init(_ text: String) {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(text)
        language = recognizer.dominantLanguage?.rawValue ?? "?"
        words = Self.count(text, .word)
        sentences = Self.count(text, .sentence)
        let tagger = NLTagger(tagSchemes: [.sentimentScore, .nameType])
        tagger.string = text
        mood = text.isEmpty ? 0 : Double(
            tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0?.rawValue ?? "") ?? 0
        var places: [String] = []
        tagger.enumerateTags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType,
            options: [.omitWhitespace, .omitPunctuation, .joinNames]
        ) { tag, range in
            if tag == .placeName { places.append(String(text[range])) }
            return true
        }
        self.places = places
    }

    private static func count(_ text: String, _ unit: NLTokenUnit) -> Int {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).count
    }
}

struct ReaderView: View {
    @State private var text = ""
    @State private var translation = ""
    @State private var configuration: TranslationSession.Configuration?
    @State private var isTranslating = false

    private var facts: TextFacts { TextFacts(text) }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Text", text: $text).accessibilityIdentifier("reader.text")
                Text("Language: \(facts.language)").accessibilityIdentifier("reader.language")
                Text("\(facts.words) words, \(facts.sentences) sentences")
                    .accessibilityIdentifier("reader.counts")
                Text(facts.mood > 0 ? "Glad" : facts.mood < 0 ? "Sad" : "Calm")
                    .accessibilityIdentifier("reader.mood")
                Text(facts.places.joined(separator: ", ")).accessibilityIdentifier("reader.places")
                Button("Into German") {
                    if configuration == nil {
                        configuration = .init(
                            source: .init(identifier: "en"), target: .init(identifier: "de"))
                    } else {
                        configuration?.invalidate()
                    }
                }
                Button("Show Translation") { isTranslating = true }
                Text(translation).accessibilityIdentifier("reader.translation")
            }
            .navigationTitle("Reader")
            .translationTask(configuration) { session in
                do {
                    translation = try await session.translate(text).targetText
                } catch {
                    translation = "Not translated"
                }
            }
            .translationPresentation(isPresented: $isTranslating, text: text) { text = $0 }
        }
    }
}
