#ifndef GYMBO_BYTESCAN_H
#define GYMBO_BYTESCAN_H
#endif
