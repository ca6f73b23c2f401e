#define _GNU_SOURCE
#include "cterminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t unread[65];

static int asks_to_end(int signal) {
  return signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGQUIT;
}

static void note(int signal) {
  int saved = errno;
  if (asks_to_end(signal) && unread[signal]) {
    ctm_restore();
    ctm_unwatch_signal(signal);
    raise(signal);
    errno = saved;
    return;
  }
  // One note of a kind is enough: the reader looks at the state of the world, not at a count.
  if (!unread[signal]) {
    unsigned char byte = (unsigned char)signal;
    unread[signal] = 1;
    if (write(pipe_ends[1], &byte, 1) != 1) unread[signal] = 0;
  }
  errno = saved;
}

int ctm_open_signal_pipe(void) {
  if (pipe_ends[0] >= 0) return pipe_ends[0];
  if (pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  return pipe_ends[0];
}

int ctm_watch_signal(int signal) {
  if (signal < 1 || signal > 64) {
    errno = EINVAL;
    return -1;
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL);
}

int ctm_is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && !(action.sa_flags & SA_SIGINFO) &&
         action.sa_handler == SIG_IGN;
}

int ctm_unwatch_signal(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL);
}

int ctm_next_signal(void) {
  unsigned char byte = 0;
  ssize_t count;
  do count = read(pipe_ends[0], &byte, 1);
  while (count < 0 && errno == EINTR);
  if (count != 1 || byte > 64) return 0;
  unread[byte] = 0;
  return byte;
}
