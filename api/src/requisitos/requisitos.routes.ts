import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao.ts'
import { requireGestao, requireOwnCandidatura } from '../autoria.ts'
import { atender } from '../db/atender.ts'
import { avisarOutros } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { dayInSaoPaulo } from '../db/hoje.ts'
import { findAluno, findRequisitos, nadaPedido, requisitosSchema } from '../db/requisitos.ts'
import type { RequisitosAnswer } from '../db/requisitos.ts'
import { findVagas } from '../db/vaga.ts'
import { guardarVersao } from '../db/versoesDeVaga.ts'
import { invalidField } from '../refusal.ts'
import * as repository from './requisitos.repository.ts'
import * as schemas from './requisitos.schemas.ts'

const onRequest = requireProfessor
const { params } = schemas

const definition = {
  onRequest,
  schema: {
    description: "What one's own vaga asks of students, in the place of what it asked before.",
    params,
    body: schemas.requisitosBody,
    response: { 200: requisitosSchema },
  },
}

const search = {
  onRequest,
  schema: {
    description: 'Courses by code or name, as the transcripts of at least three students have them. Never says whose.',
    querystring: schemas.disciplinasQuery,
    response: { 200: schemas.disciplinasResponse },
  },
}

const reading = {
  onRequest,
  schema: {
    description:
      "How far a candidate meets what one's own vaga asks for: what the profile declares and, with consent, what the transcript says.",
    params,
    response: { 200: schemas.atendimentoDaCandidaturaResponse },
  },
}

/** @throws Refusal 404, 403 to who does not manage it */
const definir = (
  db: Db,
  { id, usuarioId }: { id: number; usuarioId: number },
  given: schemas.RequisitosBody,
): Promise<RequisitosAnswer> =>
  db.transaction(async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, id), usuarioId)
    const [antes] = await findVagas(transaction, [id])
    if (antes) await guardarVersao(transaction, id, antes)
    await repository.saveRequisitos(transaction, id, given)
    await avisarOutros(transaction, { ...vaga, id }, usuarioId)
    return (await findRequisitos(transaction, [id])).get(id) ?? nadaPedido
  })

const lerAtendimento = async (db: Db, candidaturaId: number) => {
  const { vagaId, candidatoId, compartilhaHistorico } = await repository.findCandidatura(db, candidaturaId)
  const aluno = await findAluno(db, candidatoId)
  const pedido = compartilhaHistorico ? (await findRequisitos(db, [vagaId])).get(vagaId) : undefined
  return {
    curso: aluno.curso,
    periodo_inicio: aluno.periodoInicio,
    compartilha_historico: compartilhaHistorico,
    atendimento: pedido ? atender(pedido, aluno, { hoje: dayInSaoPaulo(), leitor: 'professor' }) : null,
  }
}

/** What vagas ask of students. */
export const requisitosRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app

  app.put('/vagas/:id/requisitos', definition, async request => {
    requireConfirmado(request, 409)
    const desconhecido = request.body.cursos.find(curso => !settings.instituicao.cursos.includes(curso))
    if (desconhecido !== undefined) throw invalidField('cursos', `Não há um curso “${desconhecido}”.`)
    return definir(db, { id: request.params.id, usuarioId: sessaoOf(request).usuarioId }, request.body)
  })

  app.get('/disciplinas', search, async request => {
    requireConfirmado(request, 403)
    return repository.searchDisciplinas(db, request.query)
  })

  app.get('/candidaturas/:id/atendimento', reading, async request =>
    lerAtendimento(db, await requireOwnCandidatura(request, request.params.id)),
  )
}
