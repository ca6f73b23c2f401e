import Foundation
import Workspace

// What `make bench` runs: figures of the program on the Stores example, built afresh.
// `pomelo-bench views` takes only those of SimulatedUI, which need no example, and
// `pomelo-bench explorer` those of the explorer's own drawing, `pomelo-bench flood` those of one
// whose host says all it can, `pomelo-bench runs` what runs and steps back cost, `pomelo-bench
// recording` what recording does, `pomelo-bench pictures` what snapshots cost.
do {
  if CommandLine.arguments.dropFirst().first == "explorer" {
    try measureExplorer()
  } else if CommandLine.arguments.dropFirst().first == "runs" {
    try measureRuns()
  } else if CommandLine.arguments.dropFirst().first == "recording" {
    try measureRecording()
  } else if CommandLine.arguments.dropFirst().first == "pictures" {
    try measurePictures(with: .current)
  } else if CommandLine.arguments.dropFirst().first == "flood" {
    try FloodBenchmark.measure()
  } else if CommandLine.arguments.dropFirst().first == "views" {
    RowBenchmark.measure()
    try EvaluationBenchmark.measure()
    SnapshotBenchmark.measure()
  } else {
    try runBenchmarks()
  }
} catch {
  FileHandle.standardError.write(Data("pomelo-bench: \(error)\n".utf8))
  exit(4)
}

/// Takes the figures of the explorer's own work.
@MainActor func measureExplorer() throws {
  let host = try BenchmarkHost()
  defer { host.remove() }
  try Measurements(host: host, built: try host.build()).measureFrames()
}

/// Takes the figures of runs, and of going back in them.
@MainActor func measureRuns() throws {
  let host = try BenchmarkHost()
  defer { host.remove() }
  let measurements = Measurements(host: host, built: try host.build())
  try measurements.measureRuns()
  try measurements.measureExplorer()
}

/// Takes the figures of recording.
@MainActor func measureRecording() throws {
  let host = try BenchmarkHost()
  defer { host.remove() }
  try RecordingBenchmark(host, test: "SignInTests/testSignIn").measure()
}

/// Takes the figures of snapshots.
func measurePictures(with installation: Installation) throws {
  let folder = (installation.executable as NSString).deletingLastPathComponent
  try PictureBenchmark(program: "\(folder)/pomelo")?.measure()
}

/// Takes all figures, in an order in which nothing is there from an earlier one.
@MainActor func runBenchmarks() throws {
  let host = try BenchmarkHost()
  defer { host.remove() }

  Benchmark.section("Build (Stores: app, tests and host, compiled by swiftc)")
  var built = try host.build()
  try FileManager.default.removeItem(atPath: "\(host.folder)/.pomelo")
  Benchmark.report(
    "from nothing", try Benchmark.seconds { built = try host.build() }, "s", digits: 2)
  Benchmark.report(
    "after an edit of a page object, until it has run",
    try Benchmark.seconds {
      try host.edit()
      built = try host.build()
      try Measurements(host: host, built: built).runBatch(repetitions: 1, jobs: 1) { _ in }
    }, "s", digits: 2)
  Benchmark.report(
    "with nothing changed", try Benchmark.seconds { _ = try host.build() }, "s", digits: 3)

  let measurements = Measurements(host: host, built: built)
  try measurements.measureRuns()
  try measurements.measureEvents()
  try measurements.measureExplorer()
  try measurements.measureFrames()
  try RecordingBenchmark(host, test: "SignInTests/testSignIn").measure()
  try measurePictures(with: host.installation)
  try FloodBenchmark.measure()
  try measurements.measureStart()
  SnapshotBenchmark.measure()
  try EvaluationBenchmark.measure()
  RowBenchmark.measure()
  try QueryBenchmark.run()
}
