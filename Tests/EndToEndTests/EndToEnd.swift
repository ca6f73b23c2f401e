import Testing

/// All tests of the whole program, one after the other: each keeps the processor busy by itself,
/// and a project that one of them has compiled is there for the next.
@Suite(.serialized)
enum EndToEnd {}
