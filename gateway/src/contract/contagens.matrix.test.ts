import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createInteresse, createVaga } from '@board/api/src/testing/createVaga.ts'
import { createRandom } from '@board/api/src/db/seed/random.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { instituicao } from '../testing/instituicao.ts'
import { postGraphql } from '../testing/postGraphql.ts'

/* Random writes of many people at the same moment, through REST and GraphQL: afterwards every column that is derived from
   other rows has the value that a recount finds. */

const waves = 30
const atOnce = 16
const temas = ['Álgebra', 'Botânica', 'Cinema', 'Dança']
const random = createRandom('contagens')

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let alunos: Usuario[] = []
let professores: Usuario[] = []
const vagas: { id: number; autor: Usuario }[] = []

beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send: outgoing => callApi(board.app, outgoing), instituicao })
  alunos = await Promise.all(Array.from({ length: 10 }, () => board.createAluno()))
  professores = await Promise.all(Array.from({ length: 3 }, () => board.createProfessor()))
  for (const tema of temas) await createInteresse(board.db, tema)
  for (let number = 0; number < 6; number += 1) {
    const autor = random.pick(professores)
    const { id } = await createVaga(board.db, { autorId: autor.id, temas: temas.slice(0, 2) })
    vagas.push({ id, autor })
  }
})
afterAll(() => board.close())

const codes = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS'])

async function graphql(as: Usuario, query: string) {
  const { errors } = await postGraphql(gateway, { query, token: await board.tokenOf(as) })
  for (const { extensions, message } of errors ?? [])
    expect(codes, `${query}: ${message}`).toContain(extensions['code'])
}

async function rest(as: Usuario, route: Parameters<TestApp['call']>[0], body?: object, chave?: string) {
  const answer = await board.call(route, {
    as,
    ...(body && { body }),
    ...(chave && { headers: { 'idempotency-key': chave } }),
  })
  expect(answer.status, `${route}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
}

const mutation = (as: Usuario, name: string, input: string) =>
  graphql(as, `mutation { ${name}(input: { ${input} }) { __typename } }`)

const etapas = ['em_analise', 'entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada']
const some = () => temas.filter(() => random.chance(0.5))

async function move(reter: boolean) {
  const { id, autor } = random.pick(vagas)
  const { body } = await board.call<{ id: number; versao: number }[]>(`GET /candidaturas/vaga/${id}`, { as: autor })
  if (body.length === 0) return
  const para = random.pick(reter ? etapas.slice(2) : etapas)
  if (random.chance(0.5)) {
    const movimentos = body.map(each => ({ candidatura: each.id, versao: each.versao }))
    return rest(autor, `POST /vagas/${id}/selecao/movimentos`, { movimentos, para, reter }, String(random.int(1, 1e9)))
  }
  const candidaturas = body.map(each => `{ candidatura: "${each.id}", versao: ${each.versao} }`)
  const input = `vaga: "${id}", candidaturas: [${candidaturas.join(' ')}], para: ${para.toUpperCase()}, reter: ${reter}`
  return mutation(autor, 'moverCandidaturas', `${input}, chave: "${random.int(1, 1e9)}"`)
}

async function choose() {
  const [aluno, { id }] = [random.pick(alunos), random.pick(vagas)]
  const { body } = await board.call<{ id: number }[]>(`GET /vagas/${id}/entrevistas`, { as: aluno })
  if (body.length > 0) await rest(aluno, `PUT /candidaturas/vaga/${id}/entrevista`, { horario: random.pick(body).id })
}

let hour = 24
function offer() {
  const { id, autor } = random.pick(vagas)
  hour += 1
  const inicio = new Date(Date.now() + hour * 3_600_000).toISOString()
  return rest(autor, `POST /vagas/${id}/entrevistas`, { horarios: [{ inicio, minutos: 30, local: 'Sala 5' }] })
}

/** One write of a random person. */
const writes: (() => Promise<void>)[] = [
  () => rest(random.pick(alunos), `POST /candidaturas/vaga/${random.pick(vagas).id}`, {}, random.pick(['a', 'b'])),
  () => mutation(random.pick(alunos), 'candidatar', `vaga: "${random.pick(vagas).id}", chave: "c"`),
  () => rest(random.pick(alunos), `DELETE /candidaturas/vaga/${random.pick(vagas).id}`),
  () => mutation(random.pick(alunos), 'cancelarCandidatura', `vaga: "${random.pick(vagas).id}"`),
  () => rest(random.pick(alunos), `POST /candidaturas/vaga/${random.pick(vagas).id}/retirada`, {}),
  () => move(false),
  () => move(true),
  () => {
    const { id, autor } = random.pick(vagas)
    return mutation(autor, 'divulgarResultado', `vaga: "${id}"`)
  },
  offer,
  choose,
  choose,
  () => rest(random.pick(alunos), `DELETE /candidaturas/vaga/${random.pick(vagas).id}/entrevista`),
  () => {
    const [de, para] = [random.pick(alunos), random.pick(professores)]
    return rest(de, 'POST /mensagens', { destinatario_id: para.id, conteudo: 'Oi' })
  },
  () => mutation(random.pick(professores), 'enviarMensagem', `para: "${random.pick(alunos).id}", conteudo: "Olá"`),
  () => rest(random.pick(professores), `GET /mensagens/conversa/${random.pick(alunos).id}`),
  () => rest(random.pick(alunos), `GET /mensagens/conversa/${random.pick(professores).id}`),
  () => mutation(random.pick(alunos), 'salvarInteresses', `interesses: ${JSON.stringify(some())}`),
  () => {
    const aluno = random.pick(alunos)
    return rest(aluno, `PUT /interesses/usuario/${aluno.id}`, some())
  },
  () => graphql(random.pick(alunos), '{ vagas(first: 8) { total edges { node { titulo } } } }'),
  () => rest(random.pick(alunos), `PUT /rede/conexoes/${random.pick(professores).id}`),
  () => rest(random.pick(professores), 'POST /notificacoes/lidas', { todas: true }),
  () => mutation(random.pick(alunos), 'marcarNotificacoesComoLidas', ''),
  () => {
    const { id, autor } = random.pick(vagas)
    const titulo = `Monitoria de ${random.pick(temas)}`
    return rest(autor, `PUT /vagas/${id}`, { titulo, descricao: 'Uma descrição inteira.', prazo: '2999-12-31' })
  },
]

/** Each query finds rows that differ from what they are derived from. */
const recounts = {
  conversas: `
    select c.* from conversas c
    join lateral (
      select max(id) as ultima, max(criado_em) as em,
        count(*) filter (where destinatario_id = c.usuario_id and lida_em is null) as nao_lidas
      from mensagens
      where least(remetente_id, destinatario_id) = least(c.usuario_id, c.outro_id)
        and greatest(remetente_id, destinatario_id) = greatest(c.usuario_id, c.outro_id)
    ) m on true
    where (c.ultima_mensagem_id, c.ultima_atualizacao, c.nao_lidas) is distinct from (m.ultima, m.em, m.nao_lidas)`,
  'two sides of each conversation': `
    select * from mensagens m where 2 <> (
      select count(*) from conversas c
      where (c.usuario_id, c.outro_id) in ((m.remetente_id, m.destinatario_id), (m.destinatario_id, m.remetente_id))
    )`,
  'stages of candidaturas': `
    select c.* from candidaturas c
    left join lateral (
      select para, retida from mudancas_de_etapa where candidatura_id = c.id order by id desc limit 1
    ) ultima on true
    where c.etapa <> coalesce(ultima.para, 'recebida') or c.retida <> coalesce(ultima.retida, false)
      or c.versao <> (select count(*) from mudancas_de_etapa where candidatura_id = c.id)`,
  'chains of changes': `
    select * from (
      select de, lag(para, 1, 'recebida') over (partition by candidatura_id order by id) as antes from mudancas_de_etapa
    ) m where de <> antes`,
  horarios: `
    select h.* from horarios h join candidaturas c on c.id = h.candidatura_id
    where c.vaga_id <> h.vaga_id or (c.etapa <> 'entrevista' and h.inicio > now())
      or (h.lembrete_em is not null and h.candidatura_id is null)`,
  'keys of candidaturas': `
    select * from chaves_de_idempotencia k
    where rota like 'POST /candidaturas/vaga/%' and not exists (
      select from candidaturas c where c.id = (k.resposta ->> 'id')::int and c.candidato_id = k.usuario_id
    )`,
  'versions of vagas': `
    select c.* from candidaturas c join versoes_de_vaga v on v.id = c.versao_da_vaga_id where v.vaga_id <> c.vaga_id`,
  'notices that renew': `
    select usuario_id, titulo from notificacoes where renova and lida_em is null
    group by usuario_id, tipo, titulo, acao_href having count(*) > 1`,
  'notices of vagas': `
    select * from notificacoes where acao_href ~ '/opportunities/\\d+'
      and vaga_id is distinct from substring(acao_href from '/opportunities/(\\d+)')::int`,
  'unread notices of candidates': `
    select * from notificacoes n where lida_em is null and acao_href ~ '/candidates/\\d+$' and not exists (
      select from candidaturas c
      where c.id = substring(n.acao_href from '\\d+$')::int and c.vaga_id = n.vaga_id
    )`,
  'mails of changes': `select mudanca_id from emails_a_enviar where mudanca_id is not null group by 1 having count(*) > 1`,
}

/** Empty if every row of `table` has the search text that its trigger writes now. */
async function reindex(table: 'usuarios' | 'vagas') {
  const read = () => board.db.execute(`select id, busca::text as busca from ${table} order by id`)
  const before = await read()
  await board.db.execute(`update ${table} set busca = null`)
  expect((await read()).rows).toEqual(before.rows)
}

type Listada = { id: number; recommendationStrategies: { explanation: string }[] }

/** The interests for which vagas are recommended, as cached and as computed from nothing. Candidaturas of others may differ by a day. */
async function recommend() {
  const list = async (as: Usuario) => {
    const { body } = await board.call<{ vagas: Listada[] }>('GET /vagas', { as })
    const porque = body.vagas.map(
      ({ id, recommendationStrategies: [primeira] }) => [id, primeira?.explanation] as const,
    )
    return new Map(porque.filter(([, explanation]) => explanation?.startsWith('Combina com')))
  }
  for (const aluno of alunos) {
    const cached = await list(aluno)
    await board.db.execute(`delete from recomendacoes`)
    for (const [id, explanation] of await list(aluno)) if (cached.has(id)) expect(cached.get(id)).toBe(explanation)
  }
}

it('derived columns agree with a recount after random writes', async () => {
  for (let wave = 0; wave < waves; wave += 1) {
    await Promise.all(Array.from({ length: atOnce }, () => random.pick(writes)()))
    for (const [what, query] of Object.entries(recounts))
      expect((await board.db.execute(query)).rows, `${what}, wave ${wave}`).toEqual([])
  }
  await recommend()
  await reindex('usuarios')
  await reindex('vagas')
  const { rows } = await board.db.execute(`
    select (select count(*) from candidaturas)::int as candidaturas, (select count(*) from mudancas_de_etapa)::int as mudancas,
      (select count(*) from mensagens)::int as mensagens, (select count(*) from horarios)::int as horarios`)
  // The writes wrote.
  for (const total of Object.values(rows[0] ?? {})) expect(total).toBeGreaterThan(5)
}, 300_000)
