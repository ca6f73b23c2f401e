#ifndef CWAKEUPS_H
#define CWAKEUPS_H

#include <sys/socket.h>

/// The calls by which Foundation makes the pair of sockets that its thread for sockets is woken up by:
/// two of the internet's, bound to this machine and connected to one another.
///
/// Programs that are shut in have no such sockets, and without the pair SwiftPM waits for ever for a
/// plug-in that has ended. Loaded ahead of the C library, these give it two ends of a pair that leads
/// nowhere else; where the system allows a socket, and for all others, they are the system's.
int socket(int domain, int type, int protocol);
int getsockname(int descriptor, struct sockaddr *address, socklen_t *length);
int bind(int descriptor, const struct sockaddr *address, socklen_t length);
int connect(int descriptor, const struct sockaddr *address, socklen_t length);

#endif
