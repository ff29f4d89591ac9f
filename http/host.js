const nameOfThisMachine = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * Whether a Host header names this machine. A page of another site that resolves its name to it sends its own name.
 * @param {string | undefined} host
 */
export const isNameOfThisMachine = host => nameOfThisMachine.test(host ?? '')

/**
 * Whether a browser sent the request for a page of another site, which may send a form anywhere. Other programs send no
 * such header.
 * @param {string | string[] | undefined} secFetchSite the header `Sec-Fetch-Site`
 */
export const isFromOtherSite = secFetchSite =>
  secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none'
