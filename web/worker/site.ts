/** What the service worker has to know of the build that it belongs to. */
export type Site = {
  /** Differs whenever a file or a document does. */
  version: string
  /** The file that starts the site, by which a page says of which build it is. */
  main: string
  /** Paths of everything that documents load. */
  files: string[]
  documents: SiteDocument[]
}

export type SiteDocument = {
  /** The route that it is for, as the router spells it. */
  route: string
  /** A path that gets it. */
  path: string
  /** Of its text, in hexadecimal digits. */
  sha256: string
}
