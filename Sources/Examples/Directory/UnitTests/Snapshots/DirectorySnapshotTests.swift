import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

/// How the views look: in light and dark, in the sizes of several devices, and in each state.
@MainActor
final class DirectorySnapshotTests: XCTestCase {
  private let person = Person(
    id: 3, name: "Mina Mori", role: "Designer", department: .design, email: "mori@example.com")
  private let repository = MockPeopleRepository()
  private lazy var people = PeopleViewModel(repository: repository)

  /// Two pixels in a point are enough to review a whole screen.
  private let traits = UITraitCollection(displayScale: 2)

  func testPersonInLightMode() {
    let view = PersonLabel(person: person)
      .frame(width: 375, height: 120)
      .background(Color.white)

    assertSnapshot(of: view, as: .image)
  }

  func testPersonInDarkMode() {
    let view = PersonLabel(person: person)
      .frame(width: 375, height: 120)
      .background(Color.black)
      .preferredColorScheme(.dark)

    assertSnapshot(of: view, as: .image)
  }

  func testPeopleInDifferentSizes() async {
    await people.load()
    let configs: [(String, ViewImageConfig)] = [
      ("iPhoneSE", .iPhoneSe), ("iPhone13", .iPhone13), ("iPhone13Pro", .iPhone13Pro),
      ("iPhone13ProMax", .iPhone13ProMax),
    ]

    for (name, config) in configs {
      assertSnapshot(
        of: peopleView, as: .image(layout: .device(config: config), traits: traits), named: name)
    }
  }

  func testLoadingState() async {
    let loading = Task { await people.load() }
    await Task.yield()

    assertSnapshot(
      of: peopleView, as: .image(layout: .device(config: .iPhone13), traits: traits))
    await loading.value
  }

  func testErrorState() {
    let view = FailureView(failure: .offline) {}
      .frame(width: 375, height: 240)

    assertSnapshot(of: view, as: .image)
  }

  func testFormWithHints() {
    let form = SignInViewModel(service: MockSignInService(), session: Session())
    form.email = "mori@"
    form.password = "short"
    let view = SignInView(viewModel: form)

    assertSnapshots(
      of: view,
      as: [
        "light": .image(layout: .device(config: .iPhone13), traits: traits),
        "dark": .image(
          layout: .device(config: .iPhone13),
          traits: UITraitCollection(traitsFrom: [
            traits, UITraitCollection(userInterfaceStyle: .dark),
          ])),
      ])
  }

  private var peopleView: PeopleView {
    PeopleView(viewModel: self.people, search: SearchViewModel(service: MockSearchService()))
  }
}
