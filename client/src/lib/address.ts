/** Was the page opened by an address that only this machine has? Then it is no use to others. */
export const onlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
