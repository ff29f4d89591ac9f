import type { Plugin } from 'vite'

/** Modules that Relay's index files require but the site never calls: 6 KiB compressed on every page. */
const unused = [
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/util/createPayloadFor3DField',
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
]

/**
 * Replaces each by a function that throws, so that a call fails a browser test. Relay's feature flag for React's
 * Activity is on, which removes the hooks for the other case.
 */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`/(${unused.join('|').replaceAll('.', '\\.')})\\.js$`) },
      handler: id =>
        `module.exports = () => { throw new Error('Left out of the build, see leftOut.ts: ${id.split('/').at(-1)}') }`,
    },
    transform: {
      filter: { id: /\/react-relay\/lib\/relay-hooks\// },
      handler: code => ({
        code: code.replace(/(_relayRuntime\.)?\bRelayFeatureFlags\.ENABLE_ACTIVITY_COMPATIBILITY\b/, 'true'),
        map: null,
      }),
    },
  }
}

/**
 * React Router's production files, which its package does not export, without the unused components: they are not
 * marked as free of side effects, so a bundler would keep them.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true })
        return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: code => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (?=\w+\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
