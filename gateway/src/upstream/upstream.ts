import { createAdministracao } from './administracao.ts'
import { createInstituicaoAdministrada } from './instituicaoAdministrada.ts'
import { createModeracao } from './moderacao.ts'
import { createAgenda } from './agenda.ts'
import { createAlcance } from './alcance.ts'
import { createAparelho } from './aparelho.ts'
import { createAlvos } from './alvos.ts'
import { createAvaliacoes } from './selecao/avaliacoes.ts'
import { createCandidaturas } from './candidaturas.ts'
import { createComunicados } from './selecao/comunicados.ts'
import { createContas } from './contas.ts'
import { createBuscaDeMensagens, createConversas } from './conversas.ts'
import { createDados } from './dados.ts'
import { createMeuEmail } from './meuEmail.ts'
import { createDocumentos } from './documentos.ts'
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
import { createPrivacidade } from './privacidade.ts'
import { createPublico } from './publico.ts'
import type { Mural } from './publico.ts'
import { createRecebidas } from './selecao/recebidas.ts'
import { createRede } from './rede.ts'
import { createRequisitos } from './selecao/requisitos.ts'
import { createBuscas } from './buscas.ts'
import { createSalvas } from './salvas.ts'
import { createSegundoFator } from './segundoFator.ts'
import { createSelecao } from './selecao/selecao.ts'
import { createSessao } from './sessao.ts'
import { createSessoes } from './sessoes.ts'
import { createTipos, type OpcaoDeTipo } from './tipos.ts'
import { Breaker, type BreakerState } from './transport/breaker.ts'
import { standardLimits } from './transport/dispatch.ts'
import type { RequestLimits, RequestOptions } from './transport/dispatch.ts'
import { createExtensions, type Extensions } from './transport/extensions.ts'
import { createRequest, type Request } from './transport/request.ts'
import type { Send } from './transport/send.ts'
import { createShared, type Shared } from './transport/shared.ts'
import { createUniversidade } from './universidade.ts'
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

/** The upstream of one person, for one operation. Each resource is created on first use. */
export class Upstream {
  readonly #shared: SharedState
  readonly #options: RequestOptions
  readonly #request: Request
  /** Each resource, under what makes it. */
  readonly #made = new Map<unknown, unknown>()
  readonly #anonymous = () => this.#createAnonymous()

  constructor(state: SharedState, { headers, client, log, tally, watch }: OperationOptions) {
    const { send, breaker, limits } = state
    this.#shared = state
    this.#options = { send, breaker, limits, headers, client, anonymous: false, log, tally, watch }
    this.#request = createRequest(this.#options)
  }

  /** Keeps what `make` makes under what makes it. */
  #once<Resource>(key: unknown, make: () => Resource): Resource {
    const made = (this.#made.get(key) ?? make()) as Resource
    this.#made.set(key, made)
    return made
  }

  get sessao() {
    return this.#once(createSessao, () => createSessao(this.#request, this.#shared.extensions))
  }
  get sessoes() {
    return this.#once(createSessoes, () => createSessoes(this.#request, this.#shared.extensions))
  }
  get segundoFator() {
    return this.#once(createSegundoFator, () => createSegundoFator(this.#request, this.#shared.extensions))
  }
  get universidade() {
    return this.#once(createUniversidade, () => createUniversidade(this.#request))
  }
  get contas() {
    return this.#once(createContas, () => createContas(this.#request, this.#anonymous, this.#shared.extensions))
  }
  get usuarios() {
    return this.#once(createUsuarios, () => createUsuarios(this.#request))
  }
  get interesses() {
    return this.#once(createInteresses, () => createInteresses(this.#request, this.#anonymous, this.#shared.categorias))
  }
  get departamentos() {
    return this.#once(createDepartamentos, () => createDepartamentos(this.#anonymous, this.#shared.departamentos))
  }
  get tipos() {
    return this.#once(createTipos, () => createTipos(this.#anonymous, this.#shared.tipos))
  }
  get vagas() {
    return this.#once(createVagas, () => createVagas(this.#request, this.contagens))
  }
  get publico() {
    return this.#once(createPublico, () => createPublico(this.#anonymous, this.#withoutSession(), this.#shared.mural))
  }
  get candidaturas() {
    const { usuarios } = this
    return this.#once(createCandidaturas, () => createCandidaturas(this.#request, usuarios, this.#shared.extensions))
  }
  get recebidas() {
    return this.#once(createRecebidas, () => createRecebidas(this.#request, this.#shared.extensions))
  }
  get selecao() {
    const { vagas, recebidas } = this
    return this.#once(createSelecao, () => createSelecao(this.#request, this.#shared.extensions, vagas, recebidas))
  }
  get finalizacao() {
    return this.#once(createFinalizacao, () => createFinalizacao(this.#request, this.#shared.extensions, this))
  }
  get avaliacoes() {
    return this.#once(createAvaliacoes, () => createAvaliacoes(this.#request, this.#shared.extensions, this.recebidas))
  }
  get entrevistas() {
    return this.#once(createEntrevistas, () => createEntrevistas(this.#request, this.#shared.extensions, this.vagas))
  }
  get gestores() {
    return this.#once(createGestores, () => createGestores(this.#request, this.#shared.extensions, this.vagas))
  }
  get requisitos() {
    return this.#once(createRequisitos, () =>
      createRequisitos(this.#request, this.#shared.extensions, this.recebidas, this.vagas),
    )
  }
  get contagens() {
    return this.#once(createContagens, () => createContagens(this.#request, this.#shared.extensions, this.tipos))
  }
  get parecidas() {
    return this.#once(createParecidas, () => createParecidas(this.#request, this.#shared.extensions, this.vagas))
  }
  get pendencias() {
    return this.#once(createPendencias, () => createPendencias(this.#request, this.#shared.extensions))
  }
  get perguntas() {
    return this.#once(createPerguntas, () => createPerguntas(this.#request, this.#shared.extensions, this.vagas))
  }
  get moderacao() {
    return this.#once(createModeracao, () => createModeracao(this.#request))
  }
  get administracao() {
    return this.#once(createAdministracao, () => createAdministracao(this.#request, this.#shared.extensions))
  }
  get instituicao() {
    return this.#once(createInstituicaoAdministrada, () => createInstituicaoAdministrada(this.#request))
  }
  get listas() {
    const { departamentos, categorias, tipos } = this.#shared
    const forget = () => [departamentos, categorias, tipos].forEach(kept => kept.forget())
    return this.#once(createListas, () => createListas(this.#request, forget))
  }
  get avisos() {
    return this.#once(createAvisos, () => createAvisos(this.#request, this.#shared.extensions))
  }
  get agenda() {
    return this.#once(createAgenda, () => createAgenda(this.#request, this.#shared.extensions))
  }
  get aparelho() {
    return this.#once(createAparelho, () => createAparelho(this.#request, this.#shared.extensions))
  }
  get dados() {
    return this.#once(createDados, () => createDados(this.#request, this.#shared.extensions))
  }
  get meuEmail() {
    return this.#once(createMeuEmail, () => createMeuEmail(this.#request, this.#shared.extensions))
  }
  get documentos() {
    const { extensions } = this.#shared
    return this.#once(createDocumentos, () => createDocumentos(this.#request, this.#withoutSession(), extensions))
  }
  get privacidade() {
    return this.#once(createPrivacidade, () => createPrivacidade(this.#request, this.#shared.extensions))
  }
  get colunas() {
    return this.#once(createColunas, () => createColunas(this.#request, this.#shared.extensions))
  }
  get alcance() {
    return this.#once(createAlcance, () => createAlcance(this.#request, this.#shared.extensions, this.vagas))
  }
  get salvas() {
    return this.#once(createSalvas, () => createSalvas(this.#request, this.#shared.extensions, this.vagas))
  }
  get buscas() {
    return this.#once(createBuscas, () => createBuscas(this.#request, this.#shared.extensions, this.tipos))
  }
  get conversas() {
    return this.#once(createConversas, () => createConversas(this.#request))
  }
  get buscaDeMensagens() {
    return this.#once(createBuscaDeMensagens, () => createBuscaDeMensagens(this.#request, this.#shared.extensions))
  }
  get comunicados() {
    return this.#once(createComunicados, () => createComunicados(this.recebidas, this.conversas))
  }
  get historicos() {
    return this.#once(createHistoricos, () => createHistoricos(this.#request))
  }
  get rede() {
    return this.#once(createRede, () => createRede(this.#request, this.usuarios, this.#shared.extensions))
  }
  get notificacoes() {
    return this.#once(createNotificacoes, () => createNotificacoes(this.#request, this.#shared.extensions))
  }
  get alvos() {
    return this.#once(createAlvos, () => createAlvos(this.#request, this.#shared.extensions))
  }
  get eventos() {
    return this.#once(createEventos, () => createEventos(this.#request, this.#shared.extensions))
  }

  /** For what everybody may read. */
  #withoutSession(): Request {
    return createRequest({ ...this.#options, headers: this.#withoutToken(), anonymous: true })
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
