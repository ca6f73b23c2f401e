#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <termios.h>

// What has to happen in a signal handler, where Swift must not run: noting a signal in a pipe, and
// giving the terminal back when the process dies. Everything here is async-signal-safe.

/// Opens the pipe that signals are noted in; returns its reading end, or -1 with `errno`.
int ctm_open_signal_pipe(void);
/// Notes a signal in the pipe from now on. A second signal that asks the process to end, before the
/// first was read, ends it at once: a busy program can still be stopped.
int ctm_watch_signal(int signal);
/// Whether a signal is ignored, as whoever started this process may have decided.
int ctm_is_ignored(int signal);
/// Takes the oldest noted signal, or 0 when there is none.
int ctm_next_signal(void);
/// Gives a signal its default action back.
int ctm_unwatch_signal(int signal);

/// Remembers the terminal's state, so that it can be given back whatever happens. Returns 0 when
/// `descriptor` is a terminal.
int ctm_remember(int descriptor);
/// Says what must be written to leave the screen; copied, at most 1023 bytes.
void ctm_set_reset_text(const char *text, int length);
/// Declares that the screen is up: from now on every way out of the process restores it.
void ctm_enter(void);
/// Declares that the screen was left in order.
void ctm_leave(void);
/// Gives the terminal back now if the screen is up: the exit handler and the fatal signals do this.
void ctm_restore(void);
/// Puts the remembered terminal state back without writing anything.
void ctm_restore_modes(void);

/// Writes all of a text to the terminal at standard output, waiting where it does not take more; what
/// a terminal that is gone does not take is lost.
void ctm_write(const void *text, long length);

/// Sends what is written to stderr into memory while the screen is up, if stderr is a terminal.
void ctm_park_errors(void);
/// Shortens what was parked to its last part when there is much of it; called now and then.
void ctm_trim_errors(void);
/// Gives stderr back and writes what was parked to it.
void ctm_unpark_errors(void);

#endif
