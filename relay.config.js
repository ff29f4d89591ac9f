/** CommonJS because relay-compiler reads nothing else. Run by `npm run generate`. */
module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  // Fields that only the browser knows, as the bookmark of a vaga.
  schemaExtensions: ['./web/src'],
  language: 'typescript',
  // Not the default: artifacts must be seen for those of a query that is gone to be removed.
  excludes: ['**/node_modules/**'],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  requireCustomScalarTypes: true,
  customScalarTypes: { DateTime: 'string', Date: 'string', Upload: 'File' },
  // Staging files is for the person at the desk to do.
  noSourceControl: true,
  // Artifacts carry the hash of their query and not its text: the client sends `documentId`, always, and
  // the gateway finds the text in this map (`npm run generate` takes it to gateway/persistedQueries.json),
  // which in PRODUCTION is all that it answers.
  persistConfig: { file: './.cache/persistedQueries.json', algorithm: 'SHA256' },
}
