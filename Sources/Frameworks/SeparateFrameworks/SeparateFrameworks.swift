/// Has nothing in it: it depends on the frameworks that are no part of the host's library, so that one
/// build makes all of them.
enum SeparateFrameworks {}
