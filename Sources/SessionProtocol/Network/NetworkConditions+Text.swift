import Foundation

extension NetworkConditions {
  /// Why a text is no description of a network.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence.
    package let description: String

    /// Creates a problem.
    package init(description: String) { self.description = description }
  }

  /// What a description looks like, for messages.
  package static let expectation =
    "online, offline, wifi, lte, 3g, edge or bad, and latency=300ms, jitter=100ms, fail=5%, "
    + "fail=api.example.com, fail=api.example.com:20%, bandwidth=1Mbit, sleep=3x, expensive, "
    + "constrained, with commas between"

  /// Reads a description such as `3g, fail=5%`; later parts have precedence.
  ///
  /// - Parameter text: The parts, with commas between; an empty text is a network in good order.
  /// - Throws: ``Problem``, naming the part that means nothing.
  package init(text: String) throws(Problem) {
    self.init()
    for part in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      try apply(part.trimmingCharacters(in: .whitespaces))
    }
  }

  /// The description that reads back as these conditions.
  package var text: String {
    let standard = NetworkConditions()
    var parts: [String] = []
    if isOffline { parts.append("offline") }
    if latency != standard.latency { parts.append("latency=\(Self.milliseconds(latency))") }
    if jitter != 0 { parts.append("jitter=\(Self.milliseconds(jitter))") }
    if failureRate != 0 { parts.append("fail=\(Self.number(failureRate * 100))%") }
    for failing in failingHosts {
      parts.append("fail=\(failing.host):\(Self.number(failing.rate * 100))%")
    }
    if let bandwidth { parts.append("bandwidth=\(Self.number(bandwidth * 8 / 1_000))kbit") }
    if sleepFactor != 1 { parts.append("sleep=\(Self.number(sleepFactor))x") }
    if isExpensive { parts.append("expensive") }
    if isConstrained { parts.append("constrained") }
    return parts.isEmpty ? "online" : parts.joined(separator: ",")
  }

  private mutating func apply(_ part: String) throws(Problem) {
    guard !part.isEmpty else { return }
    guard let equals = part.firstIndex(where: { $0 == "=" }) else { return try apply(word: part) }
    let key = part[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
    let value = part[part.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    let isKnown: Bool
    switch key {
    case "latency": isKnown = Self.set(&latency, Self.seconds(value))
    case "jitter": isKnown = Self.set(&jitter, Self.seconds(value))
    case "fail": isKnown = applyFailure(value)
    case "bandwidth": isKnown = Self.set(&bandwidth, Self.bytesPerSecond(value))
    case "sleep": isKnown = Self.set(&sleepFactor, Self.factor(value))
    default: isKnown = false
    }
    guard isKnown else { throw Self.problem(part) }
  }

  /// Delays and rates of the presets are those of Apple's Network Link Conditioner, whose delay is
  /// for one direction.
  private mutating func apply(word: String) throws(Problem) {
    switch word.lowercased() {
    case "online": isOffline = false
    case "offline": isOffline = true
    case "expensive": isExpensive = true
    case "constrained": isConstrained = true
    case "wifi": preset(latency: 0.002, kilobits: 40_000, isCellular: false)
    case "lte": preset(latency: 0.1, kilobits: 50_000, isCellular: true)
    case "3g": preset(latency: 0.2, kilobits: 780, isCellular: true)
    case "edge": preset(latency: 0.8, kilobits: 240, isCellular: true)
    case "bad":
      preset(latency: 1, kilobits: 1_000, isCellular: false)
      failureRate = 0.1
    default: throw Self.problem(word)
    }
  }

  private mutating func preset(latency: Double, kilobits: Double, isCellular: Bool) {
    self.latency = latency
    bandwidth = kilobits * 1_000 / 8
    isExpensive = isCellular
  }

  /// `5%` is for all hosts, `api.example.com` and `api.example.com:20%` for one.
  private mutating func applyFailure(_ value: String) -> Bool {
    if let rate = Self.rate(value) {
      failureRate = rate
      return true
    }
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let host = parts.first, Self.isHost(host) else { return false }
    guard let rate = parts.count == 2 ? Self.rate(parts[1]) : 1 else { return false }
    failingHosts.removeAll { $0.host == host }
    failingHosts.append(HostFailure(host: host, rate: rate))
    return true
  }

  private static func problem(_ part: String) -> Problem {
    Problem(description: "\"\(part)\" says nothing about a network. Give \(expectation).")
  }
}

extension NetworkConditions {
  private static func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private static func set(_ place: inout Double?, _ value: Double?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  /// A number with one of several units; `nil` if it is none, or out of bounds.
  private static func number(_ text: String, units: [String: Double]) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text[digits.endIndex...].trimmingCharacters(in: .whitespaces).lowercased()
    guard let number = Double(digits), let factor = units[unit], number.isFinite else { return nil }
    let value = number * factor
    return value <= 1e12 ? value : nil
  }

  private static func seconds(_ text: String) -> Double? {
    let seconds = number(text, units: ["ms": 0.001, "s": 1])
    return seconds.flatMap { $0 <= 86_400 ? $0 : nil }
  }

  private static func rate(_ text: String) -> Double? {
    let rate = number(text, units: ["%": 0.01])
    return rate.flatMap { $0 <= 1 ? $0 : nil }
  }

  private static func bytesPerSecond(_ text: String) -> Double? {
    let units = [
      "bit": 0.125, "kbit": 125, "mbit": 125_000, "gbit": 125_000_000, "b": 1, "kb": 1_000,
      "mb": 1_000_000,
    ]
    return number(text, units: units).flatMap { $0 >= 1 ? $0 : nil }
  }

  private static func factor(_ text: String) -> Double? {
    number(text, units: ["x": 1, "": 1]).flatMap { $0 <= 1_000 ? $0 : nil }
  }

  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty && text.contains { $0.isLetter }
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(number(seconds * 1_000))ms"
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int64(rounded))" : "\(rounded)"
  }
}
