import SourceIndex
import SourceModel
import Testing

/// Which layer a test belongs to, by what its code reaches.
struct LayerReaderTests {
  private static let app = """
    protocol UserService { func users() async -> [User] }
    struct User: Codable { var name = "" }
    struct LiveUserService: UserService { func users() async -> [User] { [] } }
    final class RemoteUserService: UserService {
      func users() async -> [User] { _ = URLSession.shared; return [] }
    }
    final class MockUserService: UserService { func users() async -> [User] { [] } }
    final class UserListModel { init(service: any UserService) {} }
    final class Session {}
    actor Cache {}
    """

  private func layerings(
    _ tests: String, file: String = "/p/Tests/T.swift"
  ) -> [String: TestLayering] {
    let index = SourceIndexer.index(
      appFiles: [SourceFile(path: "/p/App/App.swift", text: Self.app)],
      testFiles: [SourceFile(path: file, text: tests)])
    return Dictionary(
      index.testClasses.flatMap(\.methods).map { ($0.id, $0.layering) }, uniquingKeysWith: { $1 })
  }

  /// The layer of the one test whose body is given.
  private func layering(ofBody body: String, file: String = "/p/Tests/T.swift") -> TestLayering? {
    layerings("class T: XCTestCase { func test() { \(body) } }", file: file)["T/test"]
  }

  @Test func aTestThatLaunchesTheAppIsAUITest() {
    #expect(
      layering(ofBody: "XCUIApplication().launch()")
        == TestLayering(layer: .ui, reason: "reaches XCUIApplication"))
  }

  @Test func whatIsInheritedCounts() {
    let found = layerings(
      """
      class Base: XCTestCase {
        let app = XCUIApplication()
      }
      class A: Base { func testA() {} }
      class B: XCTestCase {
        var app: XCUIApplication!
        override func setUp() { app = XCUIApplication() }
        func testB() {}
      }
      """)
    #expect(found["A/testA"]?.layer == .ui)
    #expect(found["B/testB"]?.layer == .ui)
  }

  @Test func pagesUseCasesAndHelpersLeadToTheApp() {
    let found = layerings(
      """
      struct HomePage { let app: XCUIApplication }
      struct SignIn { func execute() { HomePage.open() } }
      class A: XCTestCase {
        func testUseCase() { SignIn().execute() }
        func testHelper() { open() }
        func testNothing() { XCTAssertEqual(1, 1) }
        private func open() { _ = XCUIDevice.shared }
      }
      """)
    #expect(found["A/testUseCase"]?.reason == "reaches XCUIApplication")
    #expect(found["A/testHelper"] == TestLayering(layer: .ui, reason: "reaches XCUIDevice"))
    #expect(found["A/testNothing"] == TestLayering(layer: .unit))
  }

  @Test func typesThatNameEachOtherEnd() {
    let found = layerings(
      """
      final class One { var other: Two? }
      final class Two { var other: One? ; let app = XCUIApplication() }
      class A: XCTestCase { func testA() { _ = One() } }
      """)
    #expect(found["A/testA"]?.layer == .ui)
  }

  @Test func aViewModelWithADoubleIsAUnitTest() {
    #expect(
      layering(ofBody: "_ = UserListModel(service: MockUserService())")
        == TestLayering(layer: .unit, parts: ["UserListModel"]))
    #expect(layering(ofBody: "_ = [User(), User()]") == TestLayering(layer: .unit))
  }

  @Test func partsPutTogetherAreAnIntegrationTest() {
    #expect(
      layering(ofBody: "_ = UserListModel(service: LiveUserService())")
        == TestLayering(
          layer: .integration, reason: "puts LiveUserService and UserListModel together",
          parts: ["LiveUserService", "UserListModel"]))
    #expect(
      layering(
        ofBody: "_ = (Session(), Cache(), UserListModel.self, LiveUserService(), Session())")?
        .reason == "puts Cache, LiveUserService and Session together")
  }

  @Test func theNetworkIsAnIntegrationTest() {
    #expect(
      layering(ofBody: "_ = URLSession.shared")
        == TestLayering(layer: .integration, reason: "reaches URLSession"))
    #expect(
      layering(ofBody: "_ = RemoteUserService()")?.reason
        == "reaches URLSession through RemoteUserService")
  }

  @Test func namesOfClassesAndFoldersSayIt() {
    let found = layerings(
      """
      class CartIntegrationTests: XCTestCase { func test() {} }
      class CartUnitTests: XCTestCase { func test() { _ = (Session(), Cache()) } }
      """)
    #expect(
      found["CartIntegrationTests/test"]
        == TestLayering(
          layer: .integration, reason: "its class is called CartIntegrationTests"))
    #expect(found["CartUnitTests/test"]?.layer == .unit)
    #expect(
      layering(ofBody: "", file: "/p/IntegrationTests/T.swift")?.reason
        == "its folder is called IntegrationTests")
    // A UI test is one wherever it lies.
    #expect(
      layering(ofBody: "_ = XCUIApplication()", file: "/p/UnitTests/T.swift")?.layer == .ui)
  }

  @Test func foldersAboveTheProjectSayNothing() {
    let index = SourceIndexer.index(
      appFiles: [SourceFile(path: "/Integration/p/App/A.swift", text: "")],
      testFiles: [
        SourceFile(
          path: "/Integration/p/Tests/T.swift", text: "class T: XCTestCase { func test() {} }")
      ])
    #expect(index.testClasses.first?.methods.first?.layering == TestLayering(layer: .unit))
  }
}
