import CoreML
import Speech
import SwiftUI

@MainActor
final class Dictation: ObservableObject {
    @Published private(set) var text = ""
    @Published private(set) var state = "Idle"
    private var request: SFSpeechAudioBufferRecognitionRequest?
    private var task: SFSpeechRecognitionTask?

    func start() {
        SFSpeechRecognizer.requestAuthorization { status in
            DispatchQueue.main.async {
                guard status == .authorized else {
                    self.state = "Not allowed"
                    return
                }
                self.listen()
            }
        }
    }

    func stop() { request?.endAudio() }

    private func listen() {
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        self.request = request
        state = "Listening"
        task = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))?.recognitionTask(with: request) { result, error in
            if let result {
                self.text = result.bestTranscription.formattedString
                if result.isFinal { self.state = "Done" }
            } else if let error {
                self.state = error.localizedDescription
            }
        }
    }
}

struct NoteView: View {
    @StateObject private var dictation = Dictation()
    @State private var label = ""

    var body: some View {
        NavigationStack {
            Form {
                Button("Dictate", action: dictation.start)
                Button("Stop", action: dictation.stop)
                Text(dictation.state).accessibilityIdentifier("note.state")
                Text(dictation.text).accessibilityIdentifier("note.text")
                Button("Sort", action: sort)
                Text(label).accessibilityIdentifier("note.label")
            }
            .navigationTitle("Notes")
        }
    }

    private func sort() {
        do {
            let url = URL(fileURLWithPath: "/Models/NoteSorter.mlmodelc")
            let model = try MLModel(contentsOf: url, configuration: MLModelConfiguration())
            let input = try MLDictionaryFeatureProvider(dictionary: ["text": dictation.text])
            label = try model.prediction(from: input).featureValue(for: "label")?.stringValue ?? "?"
        } catch {
            label = "Not sorted"
        }
    }
}
