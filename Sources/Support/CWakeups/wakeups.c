#define _GNU_SOURCE
#include "cwakeups.h"

#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// The end of a pair that nobody has asked for yet.
static int other_end = -1;

static int end_of_pair(int type) {
  pthread_mutex_lock(&lock);
  int end = other_end;
  other_end = -1;
  int ends[2];
  if (end < 0 && socketpair(AF_UNIX, type, 0, ends) == 0) {
    end = ends[0];
    other_end = ends[1];
  }
  pthread_mutex_unlock(&lock);
  return end;
}

int socket(int domain, int type, int protocol) {
  int descriptor = (int)syscall(SYS_socket, domain, type, protocol);
  if (descriptor >= 0 || errno != ENETDOWN || domain != AF_INET) return descriptor;
  if ((type & ~(SOCK_CLOEXEC | SOCK_NONBLOCK)) != SOCK_DGRAM) return descriptor;
  int end = end_of_pair(type);
  if (end < 0) errno = ENETDOWN;
  return end;
}

// Whether a socket is none of the internet's, though whoever asks has room for such an address.
static int is_end(int descriptor, const struct sockaddr *address, socklen_t length) {
  int domain = 0;
  socklen_t size = sizeof domain;
  return address != NULL && length == sizeof(struct sockaddr_in) &&
         getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0 && domain == AF_UNIX;
}

int getsockname(int descriptor, struct sockaddr *address, socklen_t *length) {
  if (length == NULL || !is_end(descriptor, address, *length))
    return (int)syscall(SYS_getsockname, descriptor, address, length);
  struct sockaddr_in *found = (struct sockaddr_in *)address;
  *found = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons(1)};
  found->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return 0;
}

int bind(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (is_end(descriptor, address, length)) return 0;
  return (int)syscall(SYS_bind, descriptor, address, length);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (is_end(descriptor, address, length)) return 0;
  return (int)syscall(SYS_connect, descriptor, address, length);
}
