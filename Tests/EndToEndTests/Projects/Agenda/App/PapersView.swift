import PDFKit
import QuickLook
import SwiftUI

struct PapersView: View {
    @State private var shown: URL?

    var body: some View {
        VStack(spacing: 16) {
            Button("Show Minutes") { shown = minutes }
            NavigationLink("Read Plan") { PlanView() }
        }
        .navigationTitle("Papers")
        .quickLookPreview($shown)
    }

    private var minutes: URL? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Minutes.txt")
        try? "Coffee was had.\n".write(to: file, atomically: true, encoding: .utf8)
        return file
    }
}

struct PlanView: View {
    private let document = PDFDocument(data: Plan.data)

    var body: some View {
        VStack {
            Text("\(document?.pageCount ?? 0) pages").accessibilityIdentifier("page count")
            Text("\(document?.findString("lunch", withOptions: .caseInsensitive).count ?? 0) found")
                .accessibilityIdentifier("found")
            PDFReader(document: document)
        }
        .navigationTitle("Plan")
    }
}

struct PDFReader: UIViewRepresentable {
    let document: PDFDocument?

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        view.document = document
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) {}
}

/// A small PDF file, as text.
enum Plan {
    static var data: Data {
        func page(_ text: String) -> String { "BT /F1 24 Tf 72 700 Td (\(text)) Tj 0 -30 Td (Room 4) Tj ET" }
        let pages = [page("Morning: talks"), page("Noon: lunch \\(outside\\)")]
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 612 792] >>",
        ]
        for place in 0...1 {
            objects.append(
                "<< /Type /Page /Parent 2 0 R /Contents \(5 + place) 0 R"
                    + " /Resources << /Font << /F1 7 0 R >> >> >>")
        }
        objects += pages.map { "<< /Length \($0.utf8.count) >>\nstream\n\($0)\nendstream" }
        objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
        let body = objects.enumerated().map { "\($0.offset + 1) 0 obj\n\($0.element)\nendobj\n" }
        return Data(("%PDF-1.4\n" + body.joined() + "trailer\n<< /Root 1 0 R >>\n%%EOF\n").utf8)
    }
}
