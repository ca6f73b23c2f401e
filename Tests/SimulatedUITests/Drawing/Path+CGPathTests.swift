import SwiftUI
import Testing

@Suite struct PathCGPathTests {
  @Test func outlinesOfUIKitBecomePaths() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    let outline = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
    let path = Path(outline.cgPath)
    #expect(path.boundingRect == rect)
    #expect(path.cgPath == outline.cgPath)
  }
}
