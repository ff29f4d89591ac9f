/** The data about its build that the service worker needs. */
export type Site = {
  /** Changes whenever a file or a document changes. */
  version: string
  /** The entry file, by which a page identifies its build. */
  main: string
  /** Paths of all files that documents load. */
  files: string[]
  documents: SiteDocument[]
}

export type SiteDocument = {
  /** Its route, in the router's syntax. */
  route: string
  /** A path that returns it. */
  path: string
  /** The digest of its text, in hexadecimal. */
  sha256: string
}
