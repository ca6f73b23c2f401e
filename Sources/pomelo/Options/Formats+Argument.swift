public import ArgumentParser
package import Sessions

// The formats are named on the command line as they are in Sessions, which knows nothing of one.

extension GraphFormat: ExpressibleByArgument {}

extension ReviewFormat: ExpressibleByArgument {}

extension RunFormat: ExpressibleByArgument {}
