import SourceModel
import Testing

/// What runs were seen to do, by test.
struct ProjectObservationsTests {
  @Test func aLaterObservationTakesThePlaceOfAnEarlierOne() {
    var observations = ProjectObservations(sources: "x")
    observations.update(TestObservation(test: "A/a", virtualSeconds: 1))
    observations.update(TestObservation(test: "B/b", virtualSeconds: 2))
    observations.update(TestObservation(test: "A/a", virtualSeconds: 3))
    #expect(observations.tests.map(\.test) == ["A/a", "B/b"])
    #expect(observations["A/a"]?.virtualSeconds == 3)
    #expect(observations["C/c"] == nil)
  }
}
