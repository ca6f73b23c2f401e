#define _GNU_SOURCE
#include "cconfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define LANDLOCK_OBEY 446
#define CLOSE_RANGE 436
#define CLOSE_ON_EXEC 4

/// What a child needs to become the program.
struct plan {
  const char *program;
  char *const *arguments;
  char *const *environment;
  const int *sources;
  const int *targets;
  size_t count;
  int rules;
  const void *filter;
  const struct ccf_limits *limits;
};

static int limit(int resource, unsigned long long most) {
  struct rlimit now;
  if (most == ~0ULL) return 0;
  if (getrlimit(resource, &now) != 0) return -1;
  if (now.rlim_max < most) most = now.rlim_max;
  now.rlim_cur = now.rlim_max = most;
  return setrlimit(resource, &now);
}

/// Takes the rules up and becomes the program; in a process that has this one's memory, whose thread
/// waits meanwhile, and that may call what is safe in a handler of signals and nothing else.
static void become(const struct plan *start) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < 65; number++) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (setsid() < 0) return;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
  // First, since the descriptor of the rules may have a number that the program is to find another at.
  if (syscall(LANDLOCK_OBEY, start->rules, 0) != 0) return;
  if (syscall(CLOSE_RANGE, 3, ~0U, CLOSE_ON_EXEC) != 0) return;
  // Copies stay open.
  for (size_t i = 0; i < start->count; i++)
    if (dup2(start->sources[i], start->targets[i]) < 0) return;
  if (limit(RLIMIT_FSIZE, start->limits->file_size) || limit(RLIMIT_AS, start->limits->memory))
    return;
  if (prctl(PR_SET_SECCOMP, 2, start->filter, 0, 0) != 0) return;
  execve(start->program, start->arguments, start->environment);
}

/// A pipe whose end for writing has a number above some others. Returns 0, or an error's number.
static int pipe_above(const int *numbers, size_t count, int ends[2]) {
  int above = 0;
  for (size_t i = 0; i < count; i++)
    if (numbers[i] >= above) above = numbers[i] + 1;
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  int moved = fcntl(ends[1], F_DUPFD_CLOEXEC, above);
  int failure = moved < 0 ? errno : 0;
  close(ends[1]);
  if (failure != 0) close(ends[0]);
  ends[1] = moved;
  return failure;
}

int ccf_start_confined(
    const char *program, char *const *arguments, char *const *environment,
    const int *sources, const int *targets, size_t count, int rules, const void *filter,
    const struct ccf_limits *limits, pid_t *process) {
  const struct plan start = {program, arguments, environment, sources, targets,
                             count,   rules,     filter,      limits};
  int ends[2];
  int failure = pipe_above(targets, count, ends);
  if (failure != 0) return failure;
  // Handlers of this process mean nothing in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = vfork();
  if (child == 0) {
    become(&start);
    int reason = errno;
    // A number fits into a pipe that is empty.
    ssize_t written = write(ends[1], &reason, sizeof reason);
    _exit(written == sizeof reason ? 127 : 126);
  }
  if (child < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  if (child > 0) {
    int reason = 0;
    ssize_t count;
    do count = read(ends[0], &reason, sizeof reason);
    while (count < 0 && errno == EINTR);
    if (count == sizeof reason) {
      failure = reason;
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
  }
  close(ends[0]);
  *process = child;
  return failure;
}
