import ArgumentParser

/// Which project's store of references, and which stage of it.
struct StoreArguments: ParsableArguments {
  @Option(help: "The project's folder; without it the current one.")
  var project: String?

  @Option(
    help: "The stage: mostly a branch's name; without it the branch that git has checked out.")
  var stage: String?
}
