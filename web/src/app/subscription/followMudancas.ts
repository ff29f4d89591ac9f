import type { IEnvironment } from 'relay-runtime'
import { listenToMudancas } from '../../novidades/mudancas.ts'
import { reportGap } from '../../relay/staleness.ts'

/** Mutations that other tabs learn of by themselves, or that change nothing that they show. */
const unseen: ReadonlySet<string> = new Set([
  'useEnviarArquivoMutation',
  'useEnviarComunicadoMutation',
  'useEnviarMensagemMutation',
  'useMarcarComoLidasMutation',
  'salvasNaContaMutation',
  'useSairMutation',
])

/** Refetches after a mutation in another tab of this reader (REST id). Returns a function that stops. */
export const followMudancas = (environment: IEnvironment, codigo: string): (() => void) =>
  listenToMudancas(codigo, mutation => {
    if (!unseen.has(mutation)) reportGap(environment, { counts: false, elsewhere: true })
  })
