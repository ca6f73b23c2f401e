import OSLog
import SwiftUI

private let logger = Logger(subsystem: "shapes", category: "assets")

/// A model in a file that imports Foundation alone.
struct AssetsScreen: View {
  @State private var counter = Counter()
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Color(.brand).frame(width: 40, height: 40)
      Image(.logo).accessibilityLabel("Our logo")
      Label("With logo", image: .logo)
      Color(uiColor: #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).frame(height: 20)
      Rectangle().fill(.linearGradient(colors: [.red, .brand], startPoint: .top, endPoint: .bottom))
        .clipShape(Round(corners: [.topLeft, .topRight], radius: 8))
        .rotationEffect(-.degrees(4))
      Button("Count \(counter.value)") {
        counter.value += 1
        logger.info("counted")
      }
      Text(UITraitCollection.current.userInterfaceStyle == .dark ? "Dark" : "Light")
      Text(counter.folder)
    }
  }
}

/// Round corners as apps have made them since before SwiftUI could.
struct Round: Shape {
  var corners: UIRectCorner
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
