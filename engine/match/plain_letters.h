// What people type, compared with names, for those who reach the engine by its door.
#pragma once

#include "engine/core/plain_letters.h"
