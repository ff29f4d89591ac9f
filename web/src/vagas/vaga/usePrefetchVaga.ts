import { useRelayEnvironment } from 'react-relay'
import { paths } from '../../paths.ts'
import { vagaRoute } from './vaga.route.ts'

/** Returns a function that prefetches the page of the vaga with this REST id. */
export function usePrefetchVaga(codigo: string): () => void {
  const environment = useRelayEnvironment()
  return () => vagaRoute.prefetch(environment, paths.vaga(codigo))
}
