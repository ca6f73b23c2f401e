#include "CSystemVersions.h"
