#define _GNU_SOURCE
#include "cterminal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// All that end a process unless it says otherwise, and can be caught: faults first, then requests.
static const int fatal[] = {SIGSEGV, SIGILL,  SIGTRAP, SIGBUS,  SIGABRT,   SIGFPE,  SIGTERM,
                            SIGHUP,  SIGINT,  SIGQUIT, SIGUSR1, SIGUSR2,   SIGALRM, SIGVTALRM,
                            SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,  SIGSTKFLT, SIGIO,   SIGPWR};
enum { fatal_count = sizeof fatal / sizeof fatal[0], first_request = 6 };
static struct sigaction previous[fatal_count];
static volatile sig_atomic_t installed[fatal_count];
static volatile sig_atomic_t screen_is_up;

static int terminal = -1;
static struct termios modes;
static char reset_text[1024];
static volatile sig_atomic_t reset_length;

static int parked = -1;
static int real_errors = -1;
enum { parked_limit = 1 << 20, parked_kept = 1 << 16 };

// Writes all that a descriptor takes; where it takes no more for now, waits for it or gives up.
static void write_all(int descriptor, const char *bytes, size_t count, int waits) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN && waits) {
      struct pollfd ready = {descriptor, POLLOUT, 0};
      poll(&ready, 1, -1);
      continue;
    }
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

void ctm_write(const void *text, long length) {
  if (length > 0) write_all(STDOUT_FILENO, text, (size_t)length, 1);
}

int ctm_remember(int descriptor) {
  if (tcgetattr(descriptor, &modes) != 0) return -1;
  terminal = descriptor;
  return 0;
}

void ctm_set_reset_text(const char *text, int length) {
  reset_length = 0;
  if (length < 0 || length >= (int)sizeof reset_text) return;
  memcpy(reset_text, text, (size_t)length);
  reset_length = length;
}

void ctm_restore_modes(void) {
  if (terminal < 0) return;
  // A background process would be stopped by SIGTTOU for changing the modes.
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  tcsetattr(terminal, TCSADRAIN, &modes);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

void ctm_restore(void) {
  if (screen_is_up) {
    write_all(terminal, reset_text, (size_t)reset_length, 0);
    ctm_restore_modes();
    // Last: another thread that finds nothing to do here may end the process at once.
    screen_is_up = 0;
  }
  ctm_unpark_errors();
}

// Gives the terminal back, then lets whoever handled the signal before have it: for a Swift trap
// that is the runtime, which prints its backtrace.
static void die(int signal, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  ctm_restore();
  for (int i = 0; i < fatal_count; i++) {
    if (!installed[i]) continue;
    installed[i] = 0;
    sigaction(fatal[i], &previous[i], NULL);
  }
  errno = saved;
  // A fault happens again by itself on return; a signal that was sent, or typed, does not.
  int is_request = signal == SIGTERM || signal == SIGHUP || signal == SIGINT || signal == SIGQUIT;
  if (is_request || info == NULL || info->si_code <= 0) raise(signal);
}

static void install(void) {
  static char stack[1 << 16];
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack, .ss_flags = 0};
    sigaltstack(&ours, NULL);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = die;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    if (installed[i]) continue;
    if (sigaction(fatal[i], NULL, &previous[i]) != 0) continue;
    // Requests to end that the program or its parent already decided about stay decided.
    if (i >= first_request &&
        ((previous[i].sa_flags & SA_SIGINFO) || previous[i].sa_handler != SIG_DFL))
      continue;
    if (sigaction(fatal[i], &action, NULL) == 0) installed[i] = 1;
  }
}

void ctm_enter(void) {
  static int registered = 0;
  if (!registered) {
    registered = 1;
    atexit(ctm_restore);
  }
  install();
  screen_is_up = 1;
}

void ctm_leave(void) { screen_is_up = 0; }

void ctm_park_errors(void) {
  if (parked >= 0 || !isatty(2)) return;
  int memory = memfd_create("errors", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (memory < 0) return;
  // A fixed size that the seal keeps: a flood of messages cannot fill the machine's memory.
  if (ftruncate(memory, parked_limit) != 0 || fcntl(memory, F_ADD_SEALS, F_SEAL_GROW) != 0 ||
      (real_errors = fcntl(2, F_DUPFD_CLOEXEC, 3)) < 0) {
    close(memory);
    return;
  }
  if (dup2(memory, 2) < 0) {
    close(real_errors);
    close(memory);
    real_errors = -1;
    return;
  }
  parked = memory;
}

void ctm_trim_errors(void) {
  if (parked < 0) return;
  off_t length = lseek(parked, 0, SEEK_CUR);
  if (length < parked_limit / 2) return;
  static char tail[parked_kept];
  if (pread(parked, tail, parked_kept, length - parked_kept) != parked_kept) return;
  if (pwrite(parked, tail, parked_kept, 0) == parked_kept) lseek(parked, parked_kept, SEEK_SET);
}

void ctm_unpark_errors(void) {
  if (parked < 0) return;
  int memory = parked;
  parked = -1;
  off_t length = lseek(memory, 0, SEEK_CUR);
  dup2(real_errors, 2);
  close(real_errors);
  real_errors = -1;
  char part[1024];
  for (off_t at = 0; at < length;) {
    size_t wanted = (size_t)(length - at) < sizeof part ? (size_t)(length - at) : sizeof part;
    ssize_t count = pread(memory, part, wanted, at);
    if (count <= 0) break;
    write_all(2, part, (size_t)count, 0);
    at += count;
  }
  close(memory);
}
