#ifndef POMELO_SYSTEM_VERSIONS_H
#define POMELO_SYSTEM_VERSIONS_H

#include <availability_domain.h>

// The versions of iOS that a device may have, as domains of availability: Linux has no versions that
// a compiler would know, so what a version brought is marked `@available(iOS18)`, and the condition
// `#available(iOS 18, *)` is compiled as one that asks for the domain.
//
// To whoever says from which version on they run (major * 100 + minor, as POMELO_DEPLOYMENT), a domain
// of that version or an older one holds always; to those who say nothing, all do.

#ifndef POMELO_DEPLOYMENT
#define POMELO_DEPLOYMENT 10000
#endif

// The version of the simulated device, as major * 100 + minor.
long pomelo_systemNumber(void);

static inline int pomelo_isIOS17(void) { return pomelo_systemNumber() >= 1700; }
static inline int pomelo_isIOS18(void) { return pomelo_systemNumber() >= 1800; }
static inline int pomelo_isIOS26(void) { return pomelo_systemNumber() >= 2600; }

#if POMELO_DEPLOYMENT >= 1700
CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN(iOS17);
#else
CLANG_DYNAMIC_AVAILABILITY_DOMAIN(iOS17, pomelo_isIOS17);
#endif

#if POMELO_DEPLOYMENT >= 1800
CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN(iOS18);
#else
CLANG_DYNAMIC_AVAILABILITY_DOMAIN(iOS18, pomelo_isIOS18);
#endif

#if POMELO_DEPLOYMENT >= 2600
CLANG_ALWAYS_ENABLED_AVAILABILITY_DOMAIN(iOS26);
#else
CLANG_DYNAMIC_AVAILABILITY_DOMAIN(iOS26, pomelo_isIOS26);
#endif

#endif
