import Testing

/// Tests of runs in real hosts, one after the other: each keeps the processor busy by itself.
@Suite(.serialized)
enum HostTests {}
