import SwiftUI

@Animatable
struct Wedge: Shape {
    var start: Double
    var end: Double
    @AnimatableIgnored var isFilled = true

    func path(in rect: CGRect) -> Path {
        Path { $0.addRect(rect.insetBy(dx: start, dy: end)) }
    }
}

struct Sparkle: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line { context.draw(run) }
        }
    }
}

struct SoundView: View {
    @State private var volume = 0.0

    var body: some View {
        VStack(spacing: 20) {
            Text("Volume \(volume.formatted(.number.precision(.fractionLength(2))))")
                .textRenderer(Sparkle())
                .accessibilityIdentifier("volume")
            Slider(value: $volume, in: 0...1) {
                Text("Volume")
            } ticks: {
                SliderTick(0)
                SliderTick(0.25)
                SliderTick(1)
            }
            Wedge(start: 2, end: 4).frame(width: 40, height: 20)
                .glassEffect(.regular, in: .rect(corners: .concentric(minimum: .fixed(8))))
            Label("Loud", systemImage: "speaker")
                .labelIconToTitleSpacing(8)
                .symbolEffect(.drawOn, isActive: volume > 0.5)
        }
        .padding()
    }
}
