import { useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { vagaRoute } from './vaga.route.ts'

/** Loads the page of a vaga (its REST id) ahead of the click on a link to it. */
export function usePrefetchVaga(codigo: string): () => void {
  const environment = useRelayEnvironment()
  return () => vagaRoute.prefetch(environment, paths.vaga(codigo))
}
