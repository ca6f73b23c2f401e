import Glibc

/// Runs work that recurses as deep as sources are nested, on a stack that is large enough for it.
///
/// The parser and the walks over its trees recurse; a generated or broken file can be nested
/// deeper than the main thread's stack reaches, and must not end the program.
enum LargeStack {
  /// Size of the stack in bytes; only what is used takes memory.
  private static let size = 512 << 20

  /// The work of one run, and its result.
  private final class Job<Result> {
    let body: () -> Result
    var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    func run() { result = body() }
  }

  /// Does the work on a thread of its own, and waits for it.
  static func run<Result>(_ body: @escaping () -> Result) -> Result {
    let job = Job(body)
    let work = Unmanaged.passRetained(Work(job.run))
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, size)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, attributes,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return body()
    }
    pthread_join(thread, nil)
    return job.result ?? body()
  }

  /// A closure that can be handed through a pointer.
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }
}
