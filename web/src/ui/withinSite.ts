/** Spaces and control characters: browsers ignore some of them in a URL. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const overlooked = /[\u0000-\u0020]/g

/** Returns a path of this site unchanged, and '/' for a text that would leave the site or run a script. */
export const withinSite = (to: string): string => (/^(\/(?![/\\])|[?#])/.test(to.replaceAll(overlooked, '')) ? to : '/')
