import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { today } from '../prazos/today.ts'
import { isAberta } from '../prazos/vagasAbertas.ts'
import { atender } from '../requisitos/atender.ts'
import { findParecidas } from '../recomendacoes/parecidas.ts'
import { findPerguntas } from '../perguntas/perguntas.ts'
import { findAluno, findRequisitos, semRequisitos } from '../requisitos/requisitos.ts'
import { findGeridas, findVaga, findVagas } from './vaga.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { findContagens } from './busca/contagens.repository.ts'
import { findPagina, searchPagina } from './busca/lista.repository.ts'
import { suggestBusca } from './busca/sugestaoDeBusca.ts'
import { listTipos } from './tipos.ts'
import { readVista } from './vista.ts'
import {
  contagensQuery,
  contagensResponse,
  detailResponse,
  listQuery,
  listResponse,
  parecidasResponse,
  tiposResponse,
  vagaParams,
} from './vagas.schemas.ts'

const operation = operationsOf('vagas')

/** The requirements of a vaga, and how far the student who reads it meets them: nobody else sees the latter. */
const requisitosPara = async ({ db, settings }: FastifyInstance, vagaId: number, alunoId: number | null) => {
  const requisitos = (await findRequisitos(db, [vagaId])).get(vagaId)
  if (!requisitos || alunoId === null) return { requisitos: requisitos ?? semRequisitos, atendimento: null }
  const aluno = await findAluno(db, alunoId, settings.instituicao.situacoes)
  return { requisitos, atendimento: atender(requisitos, aluno, { hoje: today(), leitor: 'aluno' }) }
}

/** The open vagas like one that the reader may see. */
const findParecidasPara = async (app: FastifyInstance, vagaId: number, sessao: Sessao) => {
  const vista = await readVista(app, sessao)
  const [vaga] = await findGeridas(app.db, [vagaId], vista)
  if (!vaga) throw new Refusal(404, 'Oportunidade não encontrada.')
  const { situacoes } = app.settings.instituicao
  return findVagas(app.db, await findParecidas(app.db, vagaId, { ...vista, hoje: today(), situacoes }), vista)
}

const tipos = operation(null, {
  operationId: 'listTipos',
  summary: 'Lists the types of vaga',
  description: 'The types of vaga.',
  response: { 200: tiposResponse },
})

const list = operation(requireUsuario, {
  operationId: 'listVagas',
  summary: 'Lists open vagas',
  description:
    'Open vagas. Recommended first, then newest, then those that the student applied to; with `busca`, best match first, then newest. A professor gets no recommendations.',
  querystring: listQuery,
  response: { 200: listResponse },
})

const contagens = operation(requireUsuario, {
  operationId: 'countVagas',
  summary: 'Counts open vagas by the choices of the filter',
  description:
    'How many open vagas each type, department, benefit, modality and minimum of weekly hours would find, with the rest of the filter.',
  querystring: contagensQuery,
  response: { 200: contagensResponse },
})

const detail = operation(requireUsuario, {
  operationId: 'readVaga',
  summary: 'Reads a vaga',
  description:
    'One vaga, open or not, with its questions and requirements, and the co-managers that the reader may see.',
  params: vagaParams,
  response: { 200: detailResponse },
})

const parecidas = operation(requireUsuario, {
  operationId: 'listParecidas',
  summary: 'Lists open vagas like another',
  description:
    'At most three open vagas like this one, by the rules of the recommendations: interests in common and the department. A student gets none that they have applied to or whose requirements they do not meet.',
  params: vagaParams,
  response: { 200: parecidasResponse },
})

export const vagasRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/vagas/tipo', tipos, async () => listTipos(app.db))

  app.get('/vagas', list, async request => {
    const { query } = request
    const vista = await readVista(app, sessaoOf(request))
    const preferidas = new Map(vista.recomendadas.map(({ vagaId, pontos }) => [vagaId, pontos]))
    const { busca } = query
    const hoje = today()
    const { sinonimos } = app.settings.instituicao
    const findIds = busca === undefined ? findPagina : searchPagina
    const pagina = await findIds(app.db, { query, hoje, preferidas, alunoId: vista.alunoId, sinonimos })
    const misspelt = busca !== undefined && pagina.total === 0
    const vagas = await findVagas(app.db, pagina.ids, vista)
    return {
      vagas,
      cursores: vagas.map(({ id }) => pagina.cursores.get(id) ?? ''),
      tem_mais: pagina.temMais,
      total: pagina.total,
      recommended_count: pagina.recomendadas,
      ordem: busca === undefined ? (query.ordem ?? 'recomendadas') : null,
      sugestao_de_busca: misspelt ? await suggestBusca(app.db, { query: { ...query, busca }, hoje, sinonimos }) : null,
    }
  })

  // Not below /vagas, where an API without it would take it for the id of a vaga.
  app.get('/contagens/vagas', contagens, async ({ query }) =>
    findContagens(app.db, { query, hoje: today(), sinonimos: app.settings.instituicao.sinonimos }),
  )

  app.get('/vagas/:id/parecidas', parecidas, async request => ({
    vagas: await findParecidasPara(app, request.params.id, sessaoOf(request)),
  }))

  app.get('/vagas/:id', detail, async request => {
    const vista = await readVista(app, sessaoOf(request))
    const vaga = await findVaga(app.db, request.params.id, vista)
    if (!vaga) throw new Refusal(404, 'Oportunidade não encontrada.')
    const pedido = await findPerguntas(app.db, vaga.id)
    const publica =
      app.settings.vagasPublicas && vaga.status !== 'rascunho' && isAberta({ ...vaga, status: vaga.status }, today())
    return { ...vaga, ...pedido, publica, ...(await requisitosPara(app, vaga.id, vista.alunoId)) }
  })
}
