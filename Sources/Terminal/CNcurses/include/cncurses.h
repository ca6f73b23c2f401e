#ifndef CNCURSES_H
#define CNCURSES_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1
#include <langinfo.h>
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

// From term.h, which also defines macros with names like `columns` and `lines`.
extern char *tigetstr(const char *name);
extern int tigetnum(const char *name);
extern int tigetflag(const char *name);
extern int setupterm(const char *type, int descriptor, int *error);
extern int wcwidth(wchar_t character);
extern char *tiparm(const char *capability, ...);

// What Swift's importer cannot see of curses: macros, mutable globals and variadic functions.

/// Starts curses on stdin and stdout as a terminal of this type; NULL when the type is unknown.
static inline SCREEN *cnc_open(const char *type) { return newterm(type, stdout, stdin); }

/// Reads the description of a terminal type, without touching a terminal; false when there is none.
static inline bool cnc_describe(const char *type) {
  int error = 0;
  return setupterm(type, 1, &error) == 0;
}

/// The screen's window.
static inline WINDOW *cnc_screen(void) { return stdscr; }
/// Colours that the terminal has; 0 when it has none.
static inline int cnc_colors(void) { return has_colors() ? COLORS : 0; }
/// Rows of the screen.
static inline int cnc_rows(void) { return getmaxy(stdscr); }
/// Columns of the screen.
static inline int cnc_columns(void) { return getmaxx(stdscr); }

/// The terminal's own size, which the environment may not override; false when it does not know.
static inline bool cnc_terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

/// The terminal's size in pixels; false when it does not know.
static inline bool cnc_terminal_pixels(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_xpixel == 0 || size.ws_ypixel == 0) return false;
  *width = size.ws_xpixel;
  *height = size.ws_ypixel;
  return true;
}

/// Codes for the beginnings of mouse reports and of pasted text; curses has no keys from 01000 on.
enum { cnc_sgr_report = 02000, cnc_x10_report = 02001, cnc_paste = 02002 };
/// Gives the beginnings of mouse reports and of pasted text codes, and leaves the rest of each to be
/// read by others. Curses' own decoder takes a drag for a press, and only knows the form of report
/// that the terminal's description names.
static inline void cnc_define_beginnings(void) {
  define_key("\033[200~", cnc_paste);
  define_key(NULL, KEY_MOUSE);
  define_key("\033[<", cnc_sgr_report);
  define_key("\033[M", cnc_x10_report);
}
/// Cells that the C library gives a character; negative for control characters.
static inline int cnc_width(wchar_t character) { return wcwidth(character); }

/// Whether the locale's characters are UTF-8.
static inline bool cnc_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/// A string capability of the terminal, or NULL.
static inline const char *cnc_capability(const char *name) {
  const char *text = tigetstr(name);
  return text == (char *)-1 ? NULL : text;
}
/// A number of the terminal's description; negative when it has none.
static inline int cnc_number(const char *name) { return tigetnum(name); }
/// Whether the terminal's description has a flag.
static inline bool cnc_flag(const char *name) { return tigetflag(name) > 0; }
/// A capability with its parameters filled in; valid until the next one is.
static inline const char *cnc_fill_in(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

#endif
