import { fileURLToPath } from 'node:url'

/* The files that the program reads. This file must be as deep under src/ as the bundle is under dist/. */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const filePaths = {
  schema: at('../../schema.graphql'),
  institutions: at('../../institutions/'),
  /** The built web app. */
  web: at('../../web/dist/'),
  /** The built GraphiQL. */
  graphiql: at('../dist/graphiql/'),
  /** The trusted documents of this build. */
  documents: at('../persistedQueries.json'),
  /** The trusted documents of the kept releases. */
  releases: at('../releases/'),
}
