import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

@MainActor
final class PersonSnapshotTests: XCTestCase {
  private let person = Person.sample()

  func testPersonInLight() {
    assertSnapshot(of: card(on: .white), as: .image(precision: 0.5))
  }

  func testPersonInDark() {
    assertSnapshot(of: card(on: .black).preferredColorScheme(.dark), as: .image(precision: 0.5))
  }

  private func card(on background: Color) -> some View {
    PersonLabel(person: person)
      .frame(width: 240, height: 64)
      .background(background)
  }
}
