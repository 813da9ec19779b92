// libcurl's setopt and getinfo take a variable argument list, which Swift cannot call.
// Here they are, one function for each type of value.
#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <curl/curl.h>
#include <fcntl.h>
#include <sys/socket.h>

typedef size_t (*ccurl_taker)(char *bytes, size_t size, size_t count, void *context);
typedef int (*ccurl_watcher)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
typedef curl_socket_t (*ccurl_opener)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode ccurl_global_init(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

static inline CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_taker(CURL *handle, CURLoption option, ccurl_taker taker) {
  return curl_easy_setopt(handle, option, taker);
}

static inline CURLcode ccurl_set_watcher(CURL *handle, ccurl_watcher watcher) {
  return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, watcher);
}

static inline CURLcode ccurl_set_opener(CURL *handle, ccurl_opener opener) {
  return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
}

// CURLOPT_PROTOCOLS_STR came with 7.85 and replaces CURLOPT_PROTOCOLS, which is now deprecated.
static inline CURLcode ccurl_allow_only_http(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

static inline CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode ccurl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(handle, info, value);
}

// A socket as libcurl would open it, which child processes do not inherit.
static inline curl_socket_t ccurl_open(const struct curl_sockaddr *address) {
  curl_socket_t opened = socket(address->family, address->socktype, address->protocol);
  if (opened != CURL_SOCKET_BAD) fcntl(opened, F_SETFD, FD_CLOEXEC);
  return opened;
}

#endif
