import SwiftUI

/// Modifiers about drawing, each in an ordinary way.
struct DrawingSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
      part7
      part8
    }
  }

  private var part0: some View {
    Text("Drawing 0")
      .background(.blue)
      .background(Color.red, in: RoundedRectangle(cornerRadius: 4))
      .background { Color.gray }
      .backgroundStyle(.green)
      .overlay(alignment: .topTrailing) { Circle().frame(width: 4) }
      .overlay(Rectangle().stroke(.black, lineWidth: 1))
  }

  private var part1: some View {
    Text("Drawing 1")
      .border(.red, width: 1)
      .blendMode(.multiply)
      .blur(radius: 1)
      .brightness(0.1)
      .clipShape(Capsule())
      .clipped()
  }

  private var part2: some View {
    Text("Drawing 2")
      .colorInvert()
      .colorMultiply(.red)
      .compositingGroup()
      .contrast(0.5)
      .cornerRadius(3)
      .drawingGroup()
  }

  private var part3: some View {
    Text("Drawing 3")
      .grayscale(0.5)
      .hueRotation(.degrees(10))
      .luminanceToAlpha()
      .mask(Circle())
      .mask { Rectangle() }
      .opacity(0.9)
  }

  private var part4: some View {
    Text("Drawing 4")
      .projectionEffect(ProjectionTransform())
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .rotationEffect(.degrees(45))
      .saturation(0.5)
      .scaleEffect(1.2)
      .shadow(radius: 2)
  }

  private var part5: some View {
    Text("Drawing 5")
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      .transformEffect(CGAffineTransform(scaleX: 1, y: 1))
      .colorEffect(ShaderLibrary.warm(.float(1)))
      .distortionEffect(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero)
      .layerEffect(ShaderLibrary.pixels(.float(1)), maxSampleOffset: .zero)
      .allowedDynamicRange(.high)
  }

  private var part6: some View {
    Text("Drawing 6")
      .containerBackground(.blue, for: .navigation)
      .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      .contentTransition(.numericText())
      .transition(.opacity)
      .animation(.default, value: 1)
      .transaction { $0.animation = nil }
  }

  private var part7: some View {
    Text("Drawing 7")
      .accentColor(.red)
      .tint(.orange)
      .foregroundColor(.blue)
      .foregroundStyle(.secondary)
      .colorScheme(.dark)
      .preferredColorScheme(.light)
  }

  private var part8: some View {
    Text("Drawing 8")
      .redacted(reason: .placeholder)
      .unredacted()
      .privacySensitive()
      .invalidatableContent()
  }
}
