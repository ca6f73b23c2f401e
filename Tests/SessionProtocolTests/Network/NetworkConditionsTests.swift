import SessionProtocol
import Testing

@Suite struct NetworkConditionsTests {
  @Test func aDescriptionIsReadPartByPart() throws {
    let text =
      "3g, latency=300ms,jitter=0.1s, fail=5%, fail=api.example.com:20%,fail=b.example, "
      + "bandwidth=1Mbit, sleep=3x, constrained"
    let conditions = try NetworkConditions(text: text)
    #expect(conditions.latency == 0.3)
    #expect(conditions.jitter == 0.1)
    #expect(conditions.failureRate == 0.05)
    #expect(conditions.failureRate(ofHost: "API.example.com") == 0.2)
    #expect(conditions.failureRate(ofHost: "b.example") == 1)
    #expect(conditions.failureRate(ofHost: "c.example") == nil)
    #expect(conditions.bandwidth == 125_000)
    #expect(conditions.sleepFactor == 3)
    #expect(conditions.isExpensive)
    #expect(conditions.isConstrained)
    #expect(!conditions.isOffline)
    #expect(try NetworkConditions(text: conditions.text) == conditions)
  }

  @Test(arguments: ["", "online", "offline,online"])
  func aNetworkInGoodOrder(text: String) throws {
    #expect(try NetworkConditions(text: text) == NetworkConditions())
    #expect(NetworkConditions().text == "online")
  }

  @Test(arguments: ["slow", "latency=3", "latency=-1s", "fail=120%", "fail=7", "sleep=x", "x=1"])
  func whatMeansNothingIsNamed(text: String) {
    #expect(
      throws: NetworkConditions.Problem(
        description: "\"\(text)\" says nothing about a network. Give "
          + NetworkConditions.expectation + ".")
    ) { try NetworkConditions(text: text) }
  }
}
