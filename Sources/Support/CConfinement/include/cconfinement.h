#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

#include <stddef.h>
#include <sys/types.h>

/// What a program may take.
struct ccf_limits {
  /// The longest file that it may write, and the most memory that each of its processes may map, in
  /// bytes; all bits for no limit.
  unsigned long long file_size;
  unsigned long long memory;
};

/// Starts a program in a session and a group of its own, which obeys rules from its first step on.
///
/// The C library's own way of starting programs knows no rules, and what a program would set by itself
/// it could leave out.
///
/// - `arguments`: with the program's name first; they and `environment` end with NULL.
/// - `sources`, `targets`: descriptors of this process, and the numbers that they have in the program,
///   which gets no others; none of the first is one of the second.
/// - `rules`: a descriptor of Landlock's rules.
/// - `filter`: a `struct sock_fprog`.
///
/// Returns 0 with the process id in `process`, or an error's number.
int ccf_start_confined(
    const char *program, char *const *arguments, char *const *environment,
    const int *sources, const int *targets, size_t count, int rules, const void *filter,
    const struct ccf_limits *limits, pid_t *process);

/// What tells a folder from all others, whatever is in them.
struct ccf_identity {
  /// Its number in the file system.
  unsigned long long number;
  /// When it was made; 0 where the file system does not know.
  long long seconds;
  unsigned nanoseconds;
};

/// Asks for the identity of a folder, not of one that a link leads to. Returns 0, or an error's number.
int ccf_identify(const char *folder, struct ccf_identity *identity);

#endif
