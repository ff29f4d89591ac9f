import { createAdministracao } from './administracao.ts'
import { createInstituicaoAdministrada } from './instituicaoAdministrada.ts'
import { createModeracao } from './moderacao.ts'
import { createAlvos } from './alvos.ts'
import { createAvaliacoes } from './selecao/avaliacoes.ts'
import { createCandidaturas } from './candidaturas.ts'
import { createComunicados } from './selecao/comunicados.ts'
import { createContas } from './contas.ts'
import { createBuscaDeMensagens, createConversas } from './conversas.ts'
import { createDados } from './dados.ts'
import { createDepartamentos } from './departamentos.ts'
import { createEntrevistas } from './selecao/entrevistas.ts'
import { createFinalizacao } from './selecao/finalizacao.ts'
import { createEventos } from './eventos.ts'
import { createGestores } from './selecao/gestores.ts'
import { createHistoricos } from './historicos.ts'
import { createInteresses } from './interesses.ts'
import type { CategoriaDeInteresse } from './interesses.ts'
import type { Departamento } from './models/departamento.ts'
import { createListas } from './listas.ts'
import { createNotificacoes } from './notificacoes.ts'
import { createContagens } from './contagens.ts'
import { createAvisos } from './avisos.ts'
import { createColunas } from './selecao/colunas.ts'
import { createPendencias } from './selecao/pendencias.ts'
import { createPerguntas } from './selecao/perguntas.ts'
import { createParecidas } from './parecidas.ts'
import { createPublico } from './publico.ts'
import type { Mural } from './publico.ts'
import { createRecebidas } from './selecao/recebidas.ts'
import { createRede } from './rede.ts'
import { createRequisitos } from './selecao/requisitos.ts'
import { createSalvas } from './salvas.ts'
import { createSelecao } from './selecao/selecao.ts'
import { createSessao } from './sessao.ts'
import { createSessoes } from './sessoes.ts'
import { createTipos } from './tipos.ts'
import type { OpcaoDeTipo } from './tipos.ts'
import { Breaker } from './transport/breaker.ts'
import type { BreakerState } from './transport/breaker.ts'
import { standardLimits } from './transport/dispatch.ts'
import type { RequestLimits, RequestOptions } from './transport/dispatch.ts'
import { createExtensions } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import { createRequest } from './transport/request.ts'
import type { Request } from './transport/request.ts'
import type { Send } from './transport/send.ts'
import { createShared } from './transport/shared.ts'
import type { Shared } from './transport/shared.ts'
import { createUsuarios } from './usuarios.ts'
import { createVagas } from './vagas.ts'

const minute = 60_000

/** State about one REST API, kept as long as the process lives. */
interface SharedState {
  send: Send
  limits: RequestLimits
  breaker: Breaker
  /** Which extension calls it has. */
  extensions: Extensions
  /** The public lists. */
  tipos: Shared<OpcaoDeTipo[]>
  departamentos: Shared<Departamento[]>
  categorias: Shared<CategoriaDeInteresse[]>
  mural: Shared<Mural | null>
}

/** The options that differ between operations. */
type OperationOptions = Pick<RequestOptions, 'headers' | 'client' | 'log' | 'tally' | 'watch'>

interface Resources {
  sessao?: ReturnType<typeof createSessao>
  sessoes?: ReturnType<typeof createSessoes>
  contas?: ReturnType<typeof createContas>
  usuarios?: ReturnType<typeof createUsuarios>
  interesses?: ReturnType<typeof createInteresses>
  departamentos?: ReturnType<typeof createDepartamentos>
  tipos?: ReturnType<typeof createTipos>
  vagas?: ReturnType<typeof createVagas>
  publico?: ReturnType<typeof createPublico>
  candidaturas?: ReturnType<typeof createCandidaturas>
  recebidas?: ReturnType<typeof createRecebidas>
  selecao?: ReturnType<typeof createSelecao>
  finalizacao?: ReturnType<typeof createFinalizacao>
  avaliacoes?: ReturnType<typeof createAvaliacoes>
  entrevistas?: ReturnType<typeof createEntrevistas>
  gestores?: ReturnType<typeof createGestores>
  requisitos?: ReturnType<typeof createRequisitos>
  contagens?: ReturnType<typeof createContagens>
  parecidas?: ReturnType<typeof createParecidas>
  pendencias?: ReturnType<typeof createPendencias>
  perguntas?: ReturnType<typeof createPerguntas>
  conversas?: ReturnType<typeof createConversas>
  buscaDeMensagens?: ReturnType<typeof createBuscaDeMensagens>
  comunicados?: ReturnType<typeof createComunicados>
  historicos?: ReturnType<typeof createHistoricos>
  rede?: ReturnType<typeof createRede>
  notificacoes?: ReturnType<typeof createNotificacoes>
  avisos?: ReturnType<typeof createAvisos>
  dados?: ReturnType<typeof createDados>
  colunas?: ReturnType<typeof createColunas>
  salvas?: ReturnType<typeof createSalvas>
  alvos?: ReturnType<typeof createAlvos>
  eventos?: ReturnType<typeof createEventos>
  administracao?: ReturnType<typeof createAdministracao>
  instituicao?: ReturnType<typeof createInstituicaoAdministrada>
  listas?: ReturnType<typeof createListas>
  moderacao?: ReturnType<typeof createModeracao>
}

/** The upstream of one person, for one operation. Each resource is created on first use. */
export class Upstream {
  readonly #shared: SharedState
  readonly #options: RequestOptions
  readonly #request: Request
  readonly #resources: Resources = {}
  readonly #anonymous = () => this.#createAnonymous()

  constructor(state: SharedState, { headers, client, log, tally, watch }: OperationOptions) {
    const { send, breaker, limits } = state
    this.#shared = state
    this.#options = { send, breaker, limits, headers, client, anonymous: false, log, tally, watch }
    this.#request = createRequest(this.#options)
  }

  get sessao() {
    return (this.#resources.sessao ??= createSessao(this.#request, this.#shared.extensions))
  }
  get sessoes() {
    return (this.#resources.sessoes ??= createSessoes(this.#request, this.#shared.extensions))
  }
  get contas() {
    return (this.#resources.contas ??= createContas(this.#request, this.#anonymous, this.#shared.extensions))
  }
  get usuarios() {
    return (this.#resources.usuarios ??= createUsuarios(this.#request))
  }
  get interesses() {
    return (this.#resources.interesses ??= createInteresses(this.#request, this.#anonymous, this.#shared.categorias))
  }
  get departamentos() {
    return (this.#resources.departamentos ??= createDepartamentos(this.#anonymous, this.#shared.departamentos))
  }
  get tipos() {
    return (this.#resources.tipos ??= createTipos(this.#anonymous, this.#shared.tipos))
  }
  get vagas() {
    return (this.#resources.vagas ??= createVagas(this.#request, this.contagens))
  }
  get publico() {
    const request = () => createRequest({ ...this.#options, headers: this.#withoutToken(), anonymous: true })
    return (this.#resources.publico ??= createPublico(this.#anonymous, request(), this.#shared.mural))
  }
  get candidaturas() {
    const { usuarios } = this
    return (this.#resources.candidaturas ??= createCandidaturas(this.#request, usuarios, this.#shared.extensions))
  }
  get recebidas() {
    return (this.#resources.recebidas ??= createRecebidas(this.#request, this.#shared.extensions))
  }
  get selecao() {
    const { vagas, recebidas } = this
    return (this.#resources.selecao ??= createSelecao(this.#request, this.#shared.extensions, vagas, recebidas))
  }
  get finalizacao() {
    return (this.#resources.finalizacao ??= createFinalizacao(this.#request, this.#shared.extensions, this))
  }
  get avaliacoes() {
    return (this.#resources.avaliacoes ??= createAvaliacoes(this.#request, this.#shared.extensions, this.recebidas))
  }
  get entrevistas() {
    return (this.#resources.entrevistas ??= createEntrevistas(this.#request, this.#shared.extensions, this.vagas))
  }
  get gestores() {
    return (this.#resources.gestores ??= createGestores(this.#request, this.#shared.extensions, this.vagas))
  }
  get requisitos() {
    return (this.#resources.requisitos ??= createRequisitos(
      this.#request,
      this.#shared.extensions,
      this.recebidas,
      this.vagas,
    ))
  }
  get contagens() {
    return (this.#resources.contagens ??= createContagens(this.#request, this.#shared.extensions, this.tipos))
  }
  get parecidas() {
    return (this.#resources.parecidas ??= createParecidas(this.#request, this.#shared.extensions, this.vagas))
  }
  get pendencias() {
    return (this.#resources.pendencias ??= createPendencias(this.#request, this.#shared.extensions))
  }
  get perguntas() {
    return (this.#resources.perguntas ??= createPerguntas(this.#request, this.#shared.extensions, this.vagas))
  }
  get moderacao() {
    return (this.#resources.moderacao ??= createModeracao(this.#request))
  }
  get administracao() {
    return (this.#resources.administracao ??= createAdministracao(this.#request, this.#shared.extensions))
  }
  get instituicao() {
    return (this.#resources.instituicao ??= createInstituicaoAdministrada(this.#request))
  }
  get listas() {
    const { departamentos, categorias, tipos } = this.#shared
    const forget = () => [departamentos, categorias, tipos].forEach(kept => kept.forget())
    return (this.#resources.listas ??= createListas(this.#request, forget))
  }
  get avisos() {
    return (this.#resources.avisos ??= createAvisos(this.#request, this.#shared.extensions))
  }
  get dados() {
    return (this.#resources.dados ??= createDados(this.#request, this.#shared.extensions))
  }
  get colunas() {
    return (this.#resources.colunas ??= createColunas(this.#request, this.#shared.extensions))
  }
  get salvas() {
    return (this.#resources.salvas ??= createSalvas(this.#request, this.#shared.extensions, this.vagas))
  }
  get conversas() {
    return (this.#resources.conversas ??= createConversas(this.#request))
  }
  get buscaDeMensagens() {
    return (this.#resources.buscaDeMensagens ??= createBuscaDeMensagens(this.#request, this.#shared.extensions))
  }
  get comunicados() {
    return (this.#resources.comunicados ??= createComunicados(this.recebidas, this.conversas))
  }
  get historicos() {
    return (this.#resources.historicos ??= createHistoricos(this.#request))
  }
  get rede() {
    return (this.#resources.rede ??= createRede(this.#request, this.usuarios, this.#shared.extensions))
  }
  get notificacoes() {
    return (this.#resources.notificacoes ??= createNotificacoes(this.#request, this.#shared.extensions))
  }
  get alvos() {
    return (this.#resources.alvos ??= createAlvos(this.#request, this.#shared.extensions))
  }
  get eventos() {
    return (this.#resources.eventos ??= createEventos(this.#request, this.#shared.extensions))
  }

  #withoutToken() {
    return { ...this.#options.headers, authorization: undefined }
  }

  /** For shared loads: without the token, and not aborted with the client that happened to be first. */
  #createAnonymous(): Request {
    return createRequest({
      ...this.#options,
      headers: this.#withoutToken(),
      client: null,
      anonymous: true,
      tally: undefined,
    })
  }
}

/** Returns a function that creates the upstream of one operation. */
export function createUpstreams({
  send,
  limits,
  onBreakerChange,
  onStale = () => {},
}: {
  send: Send
  limits?: Partial<RequestLimits> | undefined
  onBreakerChange?: (state: BreakerState) => void
  /** Called when a stale list is served. */
  onStale?: (list: string) => void
}) {
  const allLimits = { ...standardLimits, ...limits }
  const state: SharedState = {
    send,
    limits: allLimits,
    breaker: new Breaker(allLimits.failures, onBreakerChange),
    extensions: createExtensions(),
    tipos: createShared(minute, () => onStale('tipos')),
    departamentos: createShared(minute, () => onStale('departamentos')),
    categorias: createShared(minute, () => onStale('categorias')),
    mural: createShared(minute, () => onStale('mural')),
  }
  return (options: OperationOptions) => new Upstream(state, options)
}
