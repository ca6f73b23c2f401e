// What `import os` brings is what `import OSLog` does: `Logger`, `os_log`, locks and signposts.
//
// Only the person's modules reach it by Apple's name: a module called `os` beside those that pomelo
// is built of would answer the `#if canImport(os)` of its dependencies, by the order of the build.
@_exported public import OSLog
