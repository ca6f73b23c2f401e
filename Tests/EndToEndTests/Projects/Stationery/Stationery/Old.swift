// Left from before; no target has it.
let broken: Int = "not compiled"
