import SwiftUI
import Vision
import VisionKit

struct CodeScanner: UIViewControllerRepresentable {
    let onCode: (String) -> Void

    func makeUIViewController(context: Context) -> DataScannerViewController {
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.barcode(symbologies: [.ean13, .qr])],
            qualityLevel: .balanced, recognizesMultipleItems: false,
            isHighlightingEnabled: true)
        scanner.delegate = context.coordinator
        try? scanner.startScanning()
        return scanner
    }

    func updateUIViewController(_ controller: DataScannerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(onCode: onCode) }

    final class Coordinator: NSObject, DataScannerViewControllerDelegate {
        let onCode: (String) -> Void

        init(onCode: @escaping (String) -> Void) { self.onCode = onCode }

        func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
            guard case .barcode(let code) = item, let payload = code.payloadStringValue else { return }
            dataScanner.stopScanning()
            onCode("\(code.observation.symbology == .ean13 ? "Product" : "Link") \(payload)")
        }
    }
}

struct PageCamera: UIViewControllerRepresentable {
    let onPages: ([UIImage]) -> Void

    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let camera = VNDocumentCameraViewController()
        camera.delegate = context.coordinator
        return camera
    }

    func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(onPages: onPages) }

    final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let onPages: ([UIImage]) -> Void

        init(onPages: @escaping ([UIImage]) -> Void) { self.onPages = onPages }

        func documentCameraViewController(
            _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) {
            onPages((0..<scan.pageCount).map { scan.imageOfPage(at: $0) })
        }

        func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
            onPages([])
        }
    }
}

struct ScanView: View {
    private enum Camera: String, Identifiable {
        case code, pages

        var id: String { rawValue }
    }

    @State private var camera: Camera?
    @State private var lines: [String] = []

    var body: some View {
        NavigationStack {
            List {
                Button("Scan a Code") { camera = .code }
                    .disabled(!DataScannerViewController.isSupported)
                Button("Scan a Receipt") { camera = .pages }
                    .disabled(!VNDocumentCameraViewController.isSupported)
                ForEach(lines, id: \.self) { Text($0) }
            }
            .navigationTitle("Scan")
            .fullScreenCover(item: $camera) { camera in
                switch camera {
                case .code:
                    CodeScanner {
                        lines = [$0]
                        self.camera = nil
                    }
                case .pages:
                    PageCamera { pages in
                        self.camera = nil
                        read(pages)
                    }
                }
            }
        }
    }

    private func read(_ pages: [UIImage]) {
        lines = ["\(pages.count) pages"]
        for page in pages {
            guard let image = page.cgImage else { continue }
            let request = VNRecognizeTextRequest { request, _ in
                let texts = request.results as? [VNRecognizedTextObservation] ?? []
                lines += texts.compactMap { $0.topCandidates(1).first?.string }
            }
            request.recognitionLevel = .accurate
            try? VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
        }
    }
}
