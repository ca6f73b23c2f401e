public import Foundation
public import FoundationNetworking
import VirtualTime

extension URLSession {
  /// Asks for bytes as they come.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Asks for bytes as they come; the call returns once there is a response.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let task = dataTask(with: request)
    task.delegate = delegate
    let (parts, sending) = AsyncThrowingStream<Data, any Error>.makeStream()
    let response: URLResponse = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        nonisolated(unsafe) var waiting: CheckedContinuation<URLResponse, any Error>? =
          continuation
        task.observer = TaskObserver(
          onResponse: {
            waiting?.resume(returning: $0)
            waiting = nil
          },
          onData: { sending.yield($0) },
          onEnd: { error in
            waiting?.resume(throwing: error ?? URLError(.badServerResponse))
            waiting = nil
            sending.finish(throwing: error)
          })
        VirtualTime.awaiting { task.resume() }
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, parts: parts), response)
  }

  /// The bytes of an answer, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What it is a sequence of.
    public typealias Element = UInt8

    /// The task that the bytes come from.
    public let task: URLSessionDataTask
    let parts: AsyncThrowingStream<Data, any Error>

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var parts: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var part = Data()
      private var position = 0

      init(_ parts: AsyncThrowingStream<Data, any Error>) {
        self.parts = parts.makeAsyncIterator()
      }

      /// The next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        while position >= part.count {
          guard let next = try await parts.next() else { return nil }
          part = next
          position = 0
        }
        defer { position += 1 }
        return part[part.startIndex + position]
      }
    }

    /// Starts to go through the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts) }

    /// The bytes as lines of text, without line ends and without empty lines, as Foundation's
    /// `AsyncLineSequence` gives them.
    public var lines: AsyncLines { AsyncLines(bytes: self) }
  }

  /// Lines of text, as they come.
  public struct AsyncLines: AsyncSequence, Sendable {
    /// What it is a sequence of.
    public typealias Element = String

    let bytes: AsyncBytes

    /// Goes through the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: AsyncBytes.AsyncIterator

      /// The next line; `nil` at the end.
      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await bytes.next() {
          guard byte == 0x0A || byte == 0x0D else {
            line.append(byte)
            continue
          }
          if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }

    /// Starts to go through the lines.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(bytes: bytes.makeAsyncIterator())
    }
  }
}
