import Foundation

enum TrailError: LocalizedError, Equatable {
  case offline
  case unreachable
  case malformed

  var errorDescription: String? {
    switch self {
    case .offline: "You seem to be offline."
    case .unreachable: "The trail service does not answer."
    case .malformed: "The trail service sent something unexpected."
    }
  }
}

actor TrailService {
  private let session: URLSession
  private var cache: [Trail] = []

  init(session: URLSession = .shared) {
    self.session = session
  }

  func trails() async throws -> [Trail] {
    let data = try await retrying(times: 3) {
      try await self.get("trails")
    }
    do {
      cache = try JSONDecoder().decode([Trail].self, from: data)
    } catch {
      throw TrailError.malformed
    }
    return cache
  }

  private func get(_ path: String) async throws -> Data {
    guard let url = URL(string: "https://trails.example.org/v2/\(path)") else {
      throw TrailError.unreachable
    }
    do {
      let (data, response) = try await session.data(from: url)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw TrailError.unreachable
      }
      return data
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw TrailError.offline
    }
  }
}

/// Tries again with waits of a half, one, two … seconds.
func retrying<Value: Sendable>(
  times: Int, isolation: isolated (any Actor)? = #isolation,
  _ work: () async throws -> Value
) async throws -> Value {
  var wait = Duration.milliseconds(500)
  for _ in 1..<times {
    do {
      return try await work()
    } catch TrailError.malformed {
      throw TrailError.malformed
    } catch {
      try await Task.sleep(for: wait)
      wait *= 2
    }
  }
  return try await work()
}
