/**
 * Keeps the bookmarks of this browser and those of the student's account the same (decision 0039). The live stream brings
 * those of the account whenever it begins.
 */
import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { commitUnannounced } from '../../relay/commitUnannounced.ts'
import { failureCode } from '../../relay/failure.ts'
import { keepalive } from '../../relay/network.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { toastMessage } from '../../ui/overlay/toast.ts'
import type { salvasNaContaMutation } from './__generated__/salvasNaContaMutation.graphql.ts'
import { hasSalvas, naContaKey, readSalvas, salvasEvent, salvasKey } from './salvas.ts'

const mutation = graphql`
  mutation salvasNaContaMutation($input: SalvarVagaInput!) {
    salvarVaga(input: $input) {
      __typename
      ... on SalvarVagaSuccess {
        viewer {
          __typename
        }
      }
      ... on VagaInexistente {
        __typename
      }
      ... on SalvasCheias {
        mensagem
      }
    }
  }
`

/** Milliseconds in which the stream may bring a list that was read before a change of this tab. */
const timeToRead = 60_000

/** A change that the account took from this tab, as Date.now() counts. */
type Enviada = { id: string; em: number }

/**
 * The bookmarks of the account as this browser knows them: what differs here is to be sent. None if this browser has no
 * list: then nothing was removed here.
 */
const readNaConta = () => (hasSalvas() ? readSalvas(naContaKey()) : [])

function store(salvas: readonly string[], naConta: readonly string[]): void {
  localStorage.setItem(salvasKey(), JSON.stringify(salvas))
  localStorage.setItem(naContaKey(), JSON.stringify(naConta))
}

/** A bookmark to send, removed ones first, so that there is a place for others. */
function findUnsent(): { id: string; salva: boolean } | null {
  const [aqui, naConta] = [readSalvas(), readNaConta()]
  const removida = naConta.find(id => !aqui.includes(id))
  if (removida !== undefined) return { id: removida, salva: false }
  const nova = aqui.filter(id => !naConta.includes(id)).at(-1)
  return nova === undefined ? null : { id: nova, salva: true }
}

/** Whether nothing is left to send of it, or the sentence of a refusal. */
const commit = (environment: IEnvironment, vaga: string, salva: boolean) =>
  new Promise<boolean | string>(resolve => {
    commitUnannounced<salvasNaContaMutation>(environment, {
      mutation,
      variables: { input: { vaga, salva } },
      // Leaving the page at once does not cancel it.
      cacheConfig: { metadata: keepalive },
      onCompleted: ({ salvarVaga }) => {
        const { __typename: type } = salvarVaga
        resolve(
          type === 'SalvasCheias' ? salvarVaga.mensagem : type === 'SalvarVagaSuccess' || type === 'VagaInexistente',
        )
      },
      // No vaga has such an id.
      onError: error => resolve(failureCode(error) === 'BAD_USER_INPUT'),
    })
  })

/** Sends what is unsent, one after the other. What fails is sent when the stream begins again. Resolves a refusal's sentence. */
async function send(environment: IEnvironment, codigo: string, enviadas: Enviada[]): Promise<string | null> {
  for (let unsent = findUnsent(); unsent; unsent = findUnsent()) {
    const { id, salva } = unsent
    const outcome = await commit(environment, id, salva)
    if (readSessao()?.codigo !== codigo || outcome === false) return null
    if (outcome !== true) return outcome
    enviadas.push({ id, em: Date.now() })
    const others = readNaConta().filter(other => other !== id)
    store(readSalvas(), salva ? [id, ...others] : others)
  }
  return null
}

/**
 * The account's list, with what it took since it may have been read: as this browser knows it, because another tab may
 * have changed it again.
 */
function withEnviadas(lidas: readonly string[], enviadas: readonly Enviada[]): readonly string[] {
  const recentes = enviadas.filter(({ em }) => Date.now() - em <= timeToRead).map(({ id }) => id)
  const sabidas = readNaConta().filter(id => recentes.includes(id) && !lidas.includes(id))
  return [...sabidas, ...lidas.filter(id => !recentes.includes(id) || readNaConta().includes(id))]
}

/** Joins both lists: the account's, without what was removed here, and with what was saved here, and not sent yet. */
function join(naConta: readonly string[]): void {
  const [aqui, antes] = [readSalvas(), readNaConta()]
  const novas = aqui.filter(id => !antes.includes(id) && !naConta.includes(id))
  const juntas = [...novas, ...naConta.filter(id => aqui.includes(id) || !antes.includes(id))]
  store(juntas, naConta)
  if (juntas.join() === aqui.join()) return
  // This tab follows as the others do.
  window.dispatchEvent(new StorageEvent('storage', { key: salvasKey() }))
}

/** Sends the presses of this session. Returns what to do with the account's list, and a function that stops. */
export function followSalvas(environment: IEnvironment, codigo: string) {
  const enviadas: Enviada[] = []
  let sending: Promise<string | null> | null = null
  const sendAll = () =>
    (sending ??= send(environment, codigo, enviadas)
      // The browser stores nothing.
      .catch(() => null)
      .finally(() => (sending = null)))
  const handlePress = () =>
    void sendAll().then(mensagem => {
      if (mensagem !== null) toastMessage('Salva só neste navegador', mensagem)
    })
  window.addEventListener(salvasEvent, handlePress)
  return {
    receive: (lidas: readonly string[]): void => {
      try {
        join(withEnviadas(lidas, enviadas))
        void sendAll()
      } catch {
        // The browser stores nothing.
      }
    },
    stop: () => window.removeEventListener(salvasEvent, handlePress),
  }
}
