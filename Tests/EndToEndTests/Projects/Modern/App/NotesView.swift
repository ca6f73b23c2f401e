import SwiftUI

struct NotesView: View {
    @State private var text: AttributedString = {
        var text = AttributedString("Bold plans")
        text[text.range(of: "Bold")!].inlinePresentationIntent = .stronglyEmphasized
        return text
    }()
    @State private var selection = AttributedTextSelection()
    @State private var title = ""
    @State private var titleSelection: TextSelection?

    private var boldLetters: Int {
        text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
            .map { text[$0.range].characters.count }.reduce(0, +)
    }

    var body: some View {
        VStack {
            TextField("Title", text: $title, selection: $titleSelection)
            TextEditor(text: $text, selection: $selection)
                .accessibilityIdentifier("note")
                .writingToolsBehavior(.disabled)
            Text("\(boldLetters) of \(text.characters.count) bold").accessibilityIdentifier("bold")
        }
        .padding()
    }
}
