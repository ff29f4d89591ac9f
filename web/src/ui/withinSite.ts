/** Spaces and control characters: browsers overlook some of them within an address. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const overlooked = /[\u0000-\u0020]/g

/** A path of this site as it is. What would lead off it, or run, leads to the start: a text is not always a path. */
export const withinSite = (to: string): string => (/^(\/(?![/\\])|[?#])/.test(to.replaceAll(overlooked, '')) ? to : '/')
