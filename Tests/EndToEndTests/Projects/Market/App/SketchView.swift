import PencilKit
import SwiftUI

struct SketchView: View {
    @State private var drawing = PKDrawing()

    var body: some View {
        VStack {
            Text("\(drawing.strokes.count) lines").accessibilityIdentifier("lines")
            Paper(drawing: $drawing).accessibilityIdentifier("paper")
            Button("Clear") { drawing = PKDrawing() }
        }
        .navigationTitle("Sketch")
    }
}

struct Paper: UIViewRepresentable {
    @Binding var drawing: PKDrawing

    func makeUIView(context: Context) -> PKCanvasView {
        let canvas = PKCanvasView()
        canvas.drawingPolicy = .anyInput
        canvas.tool = PKInkingTool(.pen, color: .black, width: 4)
        canvas.delegate = context.coordinator
        return canvas
    }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {
        if canvas.drawing != drawing { canvas.drawing = drawing }
    }

    func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }

    final class Coordinator: NSObject, PKCanvasViewDelegate {
        @Binding var drawing: PKDrawing

        init(drawing: Binding<PKDrawing>) { _drawing = drawing }

        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
            drawing = canvasView.drawing
        }
    }
}
