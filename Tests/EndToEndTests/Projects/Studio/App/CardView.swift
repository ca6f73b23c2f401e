import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

struct CardView: View {
    @State private var text = "https://studio.example.com"
    private let context = CIContext()

    var body: some View {
        NavigationStack {
            Form {
                TextField("Address", text: $text).accessibilityIdentifier("card.address")
                if let code {
                    Image(uiImage: code)
                        .interpolation(.none).resizable().frame(width: 200, height: 200)
                        .accessibilityLabel("Code")
                    Text("\(Int(code.size.width)) points wide").accessibilityIdentifier("card.size")
                }
                Text(read ?? "Nothing read").accessibilityIdentifier("card.read")
                Text(colour).accessibilityIdentifier("card.colour")
            }
            .navigationTitle("Card")
        }
    }

    private var output: CIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = "M"
        return filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    }

    private var code: UIImage? {
        guard let output, let image = context.createCGImage(output, from: output.extent) else { return nil }
        return UIImage(cgImage: image)
    }

    private var read: String? {
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: context)
        return output.flatMap { detector?.features(in: $0).first as? CIQRCodeFeature }?.messageString
    }

    /// The mean colour of a red square, turned over.
    private var colour: String {
        let square = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
            .cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
        let filter = CIFilter.colorInvert()
        filter.inputImage = square
        var pixel = [UInt8](repeating: 0, count: 4)
        if let turned = filter.outputImage {
            context.render(
                turned, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: .RGBA8, colorSpace: nil)
        }
        return pixel.map(String.init).joined(separator: " ")
    }
}
