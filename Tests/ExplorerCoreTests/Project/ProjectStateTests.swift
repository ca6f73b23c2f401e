import ElementModel
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

struct ProjectStateTests {
  private func project(test: String? = nil) -> ProjectState {
    ProjectState(
      host: HostDescription(app: "Stores", tests: [SignInRun.test, "A/testB"]),
      index: SignInSources.index, test: test,
      conditions: ProjectConditions(device: .standard, network: nil),
      observations: ProjectObservations())
  }

  @Test func theFirstTestIsChosenAndItsMethodIsFoundInTheSources() {
    var project = project()
    #expect(project.test == SignInRun.test)
    #expect(project.testMethod?.id == SignInRun.test && project.testLocation != nil)
    project.test = "A/testB"
    #expect(project.testMethod == nil && project.testLocation == nil)
  }

  @Test func otherSourcesMakeWhatRunsDidWorthless() {
    var project = project()
    project.observe(TestObservation(test: "A/testB"))
    let host = HostDescription(app: "Stores", tests: ["A/testB"])
    project.replace(host: host, index: SignInSources.index, isRebuilt: false)
    #expect(project.knownObservations != nil)
    project.replace(host: host, index: ProjectIndex(), isRebuilt: true)
    #expect(project.knownObservations == nil)
    #expect(project.host.tests == ["A/testB"] && project.testMethod == nil)
  }

  @Test func theRealTimeOfARunThatIsSteppedThroughIsNotKept() {
    var project = project()
    project.observations.update(TestObservation(test: "A/testB", wallSeconds: 2))
    project.observe(TestObservation(test: "A/testB", virtualSeconds: 5, wallSeconds: 900))
    #expect(project.observations["A/testB"]?.wallSeconds == 2)
    #expect(project.observations["A/testB"]?.virtualSeconds == 5)
  }

  @Test func elementsOfPagesAreFoundByTheirNames() throws {
    let project = project()
    let page = try #require(project.index.pages.first { !$0.elements.isEmpty })
    let element = page.elements[0]
    #expect(
      project.location(ofPageElement: "\(page.name).\(element.name)") == element.location)
    #expect(project.location(ofPageElement: "Nowhere.nothing") == nil)
  }
}
