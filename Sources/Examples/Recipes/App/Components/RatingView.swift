import SwiftUI

struct Star: Shape {
  var points = 5

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    let inner = outer * 0.45
    var path = Path()
    for index in 0..<points * 2 {
      let angle = Double(index) * .pi / Double(points) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)),
        y: center.y + radius * CGFloat(sin(angle)))
      if index == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct RatingView: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1..<6) { number in
        Star()
          .fill(number <= rating ? Color.yellow : Color(.systemGray4))
          .overlay(Star().stroke(Color.orange, lineWidth: 0.5))
          .frame(width: 22, height: 22)
          .onTapGesture { rating = number }
          .accessibilityElement()
          .accessibility(identifier: "star_\(number)")
          .accessibility(label: Text("rating.star \(number)"))
          .accessibility(value: Text(number <= rating ? "rating.on" : "rating.off"))
          .accessibility(addTraits: .isButton)
      }
    }
  }
}

struct RatingView_Previews: PreviewProvider {
  static var previews: some View {
    RatingView(rating: .constant(3))
      .previewLayout(.sizeThatFits)
      .padding()
  }
}
