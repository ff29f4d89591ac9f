/** The Relay environment of the session. */
import { type Environment, Observable, type SubscribeFunction } from 'relay-runtime'
import { announceNewVersion } from '../app/newVersion.ts'
import { paths } from '../paths.ts'
import { tellTabs } from '../novidades/tabs.ts'
import { createEnvironment } from '../relay/environment.ts'
import { createNetwork } from '../relay/network.ts'
import { changed } from '../relay/topics.ts'
import { readSessao, endSessao } from '../sessao/sessao.ts'
import { clearTab } from '../sessao/storedKeys.ts'
import { toastMessage } from '../ui/overlay/toast.ts'
import { subscribeLater } from './novidades.ts'

export type Current = { token: string | null; environment: Environment; stop: () => void }

/** Undefined until the first call of `environment`. */
export let current: Current | undefined

/** Each token has a new environment, so that no user sees another's data. */
export function environment(onSessionEnd: () => void): Environment {
  const sessao = readSessao()
  const token = sessao?.token ?? null
  if (current?.token !== token) {
    current?.stop()
    if (current?.token) clearTab()
    // The HTML requests the first page's data before this runs.
    const since = current ? Date.now() : performance.timeOrigin
    const settings = {
      token,
      onUnauthenticated: () => handleRefused(token, onSessionEnd),
      onAcceptanceRequired: askForAceite,
      onUnknownDocument: announceNewVersion,
      onOverloaded: tellServerBusy,
      onMutated: (announced: boolean) => {
        changed(environment, 'escrita')
        if (sessao && announced) tellTabs(sessao.codigo, 'topics', ['*', 'etapas'])
      },
      offlineSession: token ? { token, isCurrent: () => readSessao()?.token === token } : null,
    }
    const subscribe: SubscribeFunction = (params, variables) =>
      Observable.from(import('../novidades/stream.ts')).mergeMap(({ openSharedStream }) =>
        openSharedStream(`novidades:${sessao?.codigo}`, settings, params, variables),
      )
    const environment = createEnvironment(createNetwork({ ...settings, subscribe }))
    current = { token, environment, stop: sessao ? subscribeLater(environment, sessao.codigo, since) : () => {} }
  }
  return current.environment
}

/** Leads to what is to be accepted, and back from there. The parts of that page around it may be refused as well. */
function askForAceite(): void {
  const { pathname, search } = window.location
  if (pathname !== paths.aceite()) window.location.replace(paths.aceite(pathname + search))
}

/** A refused token ends the session, once. */
function handleRefused(token: string | null, onSessionEnd: () => void): void {
  if (readSessao()?.token !== token) return
  endSessao()
  onSessionEnd()
}

/** Tells a user who waits for a busy server why, and that no action is needed. */
function tellServerBusy(): void {
  toastMessage(
    'Muita gente no mural agora',
    'Seu pedido está na fila: tentamos de novo em instantes, e nada do que você escreveu se perde.',
  )
}
