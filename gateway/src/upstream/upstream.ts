import { createAvaliacoes } from './avaliacoes.ts'
import { Breaker } from './breaker.ts'
import type { BreakerState } from './breaker.ts'
import { createCandidaturas } from './candidaturas.ts'
import { createComunicados } from './comunicados.ts'
import { createContas } from './contas.ts'
import { createConversas } from './conversas.ts'
import { createDepartamentos } from './departamentos.ts'
import type { Departamento } from './departamentos.ts'
import { standardLimits } from './dispatch.ts'
import type { RequestLimits, RequestOptions } from './dispatch.ts'
import { createEntrevistas } from './entrevistas.ts'
import { createEventos } from './eventos.ts'
import { createExtensions } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { createGestores } from './gestores.ts'
import { createHistoricos } from './historicos.ts'
import { createInteresses } from './interesses.ts'
import type { CategoriaDeInteresse } from './interesses.ts'
import { createNotificacoes } from './notificacoes.ts'
import type { Send } from './pool.ts'
import { createPerguntas } from './perguntas.ts'
import { createRede } from './rede.ts'
import { createRequest } from './request.ts'
import type { Request } from './request.ts'
import { createRequisitos } from './requisitos.ts'
import { createSelecao } from './selecao.ts'
import { createSessao } from './sessao.ts'
import { createShared } from './shared.ts'
import type { Shared } from './shared.ts'
import { createTipos } from './tipos.ts'
import type { OpcaoDeTipo } from './tipos.ts'
import { createUsuarios } from './usuarios.ts'
import { createVagas } from './vagas.ts'

const minute = 60_000

/** Everything that is known of one REST API for as long as the process lives. */
interface Known {
  send: Send
  limits: RequestLimits
  breaker: Breaker
  /** Which extension calls it has. */
  extensions: Extensions
  /** The lists that are the same for everybody. */
  tipos: Shared<OpcaoDeTipo[]>
  departamentos: Shared<Departamento[]>
  categorias: Shared<CategoriaDeInteresse[]>
}

/** What differs from operation to operation. */
type Asking = Pick<RequestOptions, 'headers' | 'client' | 'log' | 'tally' | 'watch'>

interface Made {
  sessao?: ReturnType<typeof createSessao>
  contas?: ReturnType<typeof createContas>
  usuarios?: ReturnType<typeof createUsuarios>
  interesses?: ReturnType<typeof createInteresses>
  departamentos?: ReturnType<typeof createDepartamentos>
  tipos?: ReturnType<typeof createTipos>
  vagas?: ReturnType<typeof createVagas>
  candidaturas?: ReturnType<typeof createCandidaturas>
  selecao?: ReturnType<typeof createSelecao>
  avaliacoes?: ReturnType<typeof createAvaliacoes>
  entrevistas?: ReturnType<typeof createEntrevistas>
  gestores?: ReturnType<typeof createGestores>
  requisitos?: ReturnType<typeof createRequisitos>
  perguntas?: ReturnType<typeof createPerguntas>
  conversas?: ReturnType<typeof createConversas>
  comunicados?: ReturnType<typeof createComunicados>
  historicos?: ReturnType<typeof createHistoricos>
  rede?: ReturnType<typeof createRede>
  notificacoes?: ReturnType<typeof createNotificacoes>
  eventos?: ReturnType<typeof createEventos>
}

/** One person's upstream, for one operation. Each resource is made when it is first used. */
export class Upstream {
  readonly #known: Known
  readonly #options: RequestOptions
  readonly #request: Request
  readonly #made: Made = {}
  readonly #anonymous = () => this.#createAnonymous()

  constructor(known: Known, { headers, client, log, tally, watch }: Asking) {
    const { send, breaker, limits } = known
    this.#known = known
    this.#options = { send, breaker, limits, headers, client, anonymous: false, log, tally, watch }
    this.#request = createRequest(this.#options)
  }

  get sessao() {
    return (this.#made.sessao ??= createSessao(this.#request, this.#known.extensions))
  }
  get contas() {
    return (this.#made.contas ??= createContas(this.#request, this.#anonymous, this.#known.extensions))
  }
  get usuarios() {
    return (this.#made.usuarios ??= createUsuarios(this.#request))
  }
  get interesses() {
    return (this.#made.interesses ??= createInteresses(this.#request, this.#anonymous, this.#known.categorias))
  }
  get departamentos() {
    return (this.#made.departamentos ??= createDepartamentos(this.#anonymous, this.#known.departamentos))
  }
  get tipos() {
    return (this.#made.tipos ??= createTipos(this.#anonymous, this.#known.tipos))
  }
  get vagas() {
    return (this.#made.vagas ??= createVagas(this.#request, this.tipos))
  }
  get candidaturas() {
    return (this.#made.candidaturas ??= createCandidaturas(this.#request, this.#known.extensions))
  }
  get selecao() {
    const { vagas, candidaturas } = this
    return (this.#made.selecao ??= createSelecao(this.#request, this.#known.extensions, vagas, candidaturas))
  }
  get avaliacoes() {
    return (this.#made.avaliacoes ??= createAvaliacoes(this.#request, this.#known.extensions, this.candidaturas))
  }
  get entrevistas() {
    return (this.#made.entrevistas ??= createEntrevistas(this.#request, this.#known.extensions, this.vagas))
  }
  get gestores() {
    return (this.#made.gestores ??= createGestores(this.#request, this.#known.extensions, this.vagas))
  }
  get requisitos() {
    return (this.#made.requisitos ??= createRequisitos(this.#request, this.#known.extensions, this.candidaturas))
  }
  get perguntas() {
    return (this.#made.perguntas ??= createPerguntas(this.#request, this.#known.extensions, this.vagas))
  }
  get conversas() {
    return (this.#made.conversas ??= createConversas(this.#request))
  }
  get comunicados() {
    return (this.#made.comunicados ??= createComunicados(this.candidaturas, this.conversas))
  }
  get historicos() {
    return (this.#made.historicos ??= createHistoricos(this.#request))
  }
  get rede() {
    return (this.#made.rede ??= createRede(this.#request, this.usuarios, this.#known.extensions))
  }
  get notificacoes() {
    return (this.#made.notificacoes ??= createNotificacoes(this.#request, this.#known.extensions))
  }
  get eventos() {
    return (this.#made.eventos ??= createEventos(this.#request, this.#known.extensions))
  }

  /** For what is kept for everybody: without the token, and not ended by the one client that happened to ask first. */
  #createAnonymous(): Request {
    const headers = { ...this.#options.headers, authorization: undefined }
    return createRequest({ ...this.#options, headers, client: null, anonymous: true, tally: undefined })
  }
}

/** The function that it returns makes the upstream of one operation. */
export function createUpstreams({
  send,
  limits,
  onBreakerChange,
  onStale = () => {},
}: {
  send: Send
  limits?: Partial<RequestLimits> | undefined
  onBreakerChange?: (state: BreakerState) => void
  /** A list is served although it is out of date. */
  onStale?: (list: string) => void
}) {
  const allLimits = { ...standardLimits, ...limits }
  const known: Known = {
    send,
    limits: allLimits,
    breaker: new Breaker(allLimits.failures, onBreakerChange),
    extensions: createExtensions(),
    tipos: createShared(minute, { onStale: () => onStale('tipos') }),
    departamentos: createShared(minute, { onStale: () => onStale('departamentos') }),
    categorias: createShared(minute, { onStale: () => onStale('categorias') }),
  }
  return (asking: Asking) => new Upstream(known, asking)
}
