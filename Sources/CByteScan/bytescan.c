#include "bytescan.h"
