/// The variants that differ from their references; the benchmark writes this file anew.
let changedVariants: Set<Int> = []
