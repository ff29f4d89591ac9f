import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { instituicao } from '../db/schema/instituicao.ts'
import { departamentos, usuarios, vagas } from '../db/schema.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'
import { createModeracao } from '../testing/createModeracao.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import type { Exigencia } from '../vagas/primeiraRevisao.ts'
import type { VagaDetalhada } from '../vagas/vaga.ts'

const board = await createTestApp()
afterAll(board.close)
const { ultimo, ler, decidir } = createModeracao(board)

const moderadora = await board.createModerador()
const aluna = await board.createAluno()
let autora: Usuario
let departamento: number

const exigir = async (valores: Partial<Exigencia>) => {
  await board.db.delete(instituicao)
  await board.db.insert(instituicao).values({ valores })
  board.app.instituicao.expire()
}

beforeEach(async () => {
  autora = await board.createProfessor()
  const [novo] = await board.db
    .insert(departamentos)
    .values({ name: `Departamento ${autora.id}` })
    .returning()
  departamento = novo?.id ?? expect.fail('no departamento')
  await exigir({ primeiraRevisaoDeProfessor: true })
})

const nova = (mais: object = {}) => ({
  titulo: 'Monitoria de Cálculo',
  descricao: 'Aulas de apoio, duas vezes por semana.',
  prazo: '2999-12-31',
  department_id: departamento,
  location_id: 2,
  tipo_id: 1,
  ...mais,
})
type Resposta = VagaDetalhada & { detail: string }
const publicar = async (mais: object = {}, as = autora) =>
  (await board.call<Resposta>('POST /vagas', { as, body: nova(mais) })).body
const publicarDeNovo = (id: number) => board.call<Resposta>(`POST /vagas/${id}/publicacao`, { as: autora, body: {} })
const lerVaga = (id: number, as: Usuario) => board.call<Resposta>(`GET /vagas/${id}`, { as })

const avisosDe = async (as: Usuario) => {
  const { body } = await board.call<{ notificacoes: Array<{ titulo: string; descricao: string }> }>(
    'GET /notificacoes',
    { as },
  )
  return body.notificacoes.map(({ titulo, descricao }) => `${titulo}: ${descricao}`)
}

describe('a vaga waits for its first look', () => {
  test('if its professor never had a public one, while the switch is on', async () => {
    expect(await publicar()).toMatchObject({
      status: 'rascunho',
      primeira_revisao: { situacao: 'aguardando', motivo: null },
    })
    await createVaga(board.db, { autorId: autora.id })
    expect(await publicar()).toMatchObject({ status: 'em_andamento', primeira_revisao: null })
    await exigir({})
    expect(await publicar({}, await board.createProfessor())).toMatchObject({ status: 'em_andamento' })
  })

  test('if its department never had a public one, while the other switch is on', async () => {
    await exigir({ primeiraRevisaoDeDepartamento: true })
    await createVaga(board.db, { autorId: autora.id })
    expect(await publicar()).toMatchObject({ primeira_revisao: { situacao: 'aguardando' } })
    await createVaga(board.db, { autorId: autora.id, departamentoId: departamento })
    expect(await publicar()).toMatchObject({ status: 'em_andamento' })
  })

  test('also if it was a draft, and is asked for once', async () => {
    const { body } = await board.call<Resposta>('POST /vagas/rascunhos', { as: autora, body: nova() })
    expect(body.primeira_revisao).toBeNull()
    for (let times = 0; times < 2; times += 1) {
      expect((await publicarDeNovo(body.id)).body).toMatchObject({
        status: 'rascunho',
        primeira_revisao: { situacao: 'aguardando' },
      })
    }
    const { body: lista } = await board.call<{ itens: Array<{ objeto: number }> }>(
      'GET /moderacao/casos?tipo=publicacao&situacao=aberto',
      { as: moderadora },
    )
    expect(lista.itens.filter(({ objeto }) => objeto === body.id)).toHaveLength(1)
  })

  test('and the list of its professor says so, and that it was returned', async () => {
    const own = async () => {
      const { body } = await board.call<{ vagas: Resposta[] }>('GET /vagas/professor', { as: autora })
      return body.vagas.map(({ id, primeira_revisao }) => [id, primeira_revisao?.situacao ?? null])
    }
    const { body: rascunho } = await board.call<Resposta>('POST /vagas/rascunhos', { as: autora, body: nova() })
    const { id } = await publicar()
    expect(await own()).toEqual([
      [id, 'aguardando'],
      [rascunho.id, null],
    ])
    await decidir(moderadora, (await ultimo(moderadora)).id, 'devolver')
    expect(await own()).toContainEqual([id, 'devolvida'])
  })

  test('and nobody but its managers sees it, finds it, saves it or applies to it', async () => {
    const tema = await createInteresse(board.db, 'Cálculo')
    await board.db.update(usuarios).set({ curso: 'Direito' }).where(eq(usuarios.id, aluna.id))
    const { id } = await publicar({ titulo: 'Monitoria palavraunica', interesses: [tema] })
    expect((await lerVaga(id, autora)).status).toBe(200)
    expect((await lerVaga(id, aluna)).status).toBe(404)
    expect((await board.call(`GET /vagas/publicas/${id}`)).status).toBe(404)
    const busca = await board.call<{ total: number }>('GET /vagas?busca=palavraunica', { as: aluna })
    expect(busca.body.total).toBe(0)
    const candidatura = await board.call(`POST /candidaturas/vaga/${id}`, { as: aluna, body: {} })
    expect(candidatura.status).toBe(404)
    await board.app.anuncios.drain()
    const [linha] = await board.db.select().from(vagas).where(eq(vagas.id, id))
    expect(linha?.anunciadaEm).not.toBeNull()
  })

  test('also once the switch is off, until it is decided', async () => {
    const { id } = await publicar()
    await exigir({})
    expect((await publicarDeNovo(id)).body).toMatchObject({ primeira_revisao: { situacao: 'aguardando' } })
    await decidir(moderadora, (await ultimo(moderadora)).id, 'liberar')
    expect((await lerVaga(id, aluna)).status).toBe(200)
  })

  test('and is in the queue no more once it is deleted', async () => {
    const { id } = await publicar()
    const { id: caso } = await ultimo(moderadora)
    expect((await board.call(`DELETE /vagas/${id}`, { as: autora })).status).toBe(204)
    expect((await ler(moderadora, caso)).status).toBe(404)
  })
})

describe('a moderator', () => {
  const esperar = async () => {
    const vaga = await publicar()
    return { vaga, caso: await ultimo(moderadora) }
  }

  test('reads what waits, without a report, and releases it without a reason', async () => {
    const { vaga, caso } = await esperar()
    expect(caso).toMatchObject({ tipo: 'publicacao', titulo: 'Monitoria de Cálculo', denuncias: 0, objeto: vaga.id })
    expect((await ler(moderadora, caso.id)).body).toMatchObject({
      copias: [],
      agora: { titulo: 'Monitoria de Cálculo' },
      atos: ['liberar', 'devolver'],
      impedimento: null,
    })
    await board.db
      .update(vagas)
      .set({ criadoEm: new Date('2020-01-01') })
      .where(eq(vagas.id, vaga.id))
    expect(await decidir(moderadora, caso.id, 'liberar', { motivo: '' })).toMatchObject({
      status: 200,
      body: { situacao: 'decidido', ato: 'liberar', atos: [] },
    })
    const { body } = await lerVaga(vaga.id, aluna)
    expect(body).toMatchObject({ status: 'em_andamento', primeira_revisao: null })
    expect(Date.now() - Date.parse(body.criado_em)).toBeLessThan(60_000)
    expect(await avisosDe(autora)).toEqual([
      'A sua oportunidade foi publicada: “Monitoria de Cálculo” já aparece para os alunos.',
    ])
    const linhas = await board.db.select().from(auditoria).where(eq(auditoria.pessoaId, autora.id))
    expect(linhas).toMatchObject([{ acao: 'liberou_vaga', atorId: moderadora.id }])
  })

  test('announces a released vaga once', async () => {
    const temas = [await createInteresse(board.db, 'Álgebra'), await createInteresse(board.db, 'Topologia')]
    const interessada = await board.createAluno()
    const gosta = temas.map(interesseId => ({ usuarioId: interessada.id, interesseId }))
    await board.db.insert(usuariosInteresses).values(gosta)
    const { id } = await publicar({ interesses: temas })
    await board.app.anuncios.drain()
    expect(await avisosDe(interessada)).toEqual([])
    await decidir(moderadora, (await ultimo(moderadora)).id, 'liberar')
    await board.app.anuncios.drain()
    await board.app.anuncios.drain()
    expect(await avisosDe(interessada)).toHaveLength(1)
    expect((await lerVaga(id, interessada)).status).toBe(200)
  })

  test('returns it with a reason, and its professor mends it and publishes it again', async () => {
    const { vaga, caso } = await esperar()
    expect((await decidir(moderadora, caso.id, 'devolver', { motivo: ' ' })).status).toBe(422)
    await decidir(moderadora, caso.id, 'devolver', { motivo: 'Diga o que se espera.' })
    expect(await avisosDe(autora)).toEqual(['A sua oportunidade voltou para você: Diga o que se espera.'])
    expect((await lerVaga(vaga.id, autora)).body).toMatchObject({
      status: 'rascunho',
      primeira_revisao: { situacao: 'devolvida', motivo: 'Diga o que se espera.' },
    })
    const edicao = { descricao: 'Aulas de apoio: espera-se quem já passou em Cálculo.' }
    expect((await board.call(`PUT /vagas/${vaga.id}`, { as: autora, body: edicao })).status).toBe(200)
    expect((await publicarDeNovo(vaga.id)).body).toMatchObject({ primeira_revisao: { situacao: 'aguardando' } })
    const { id } = await ultimo(moderadora)
    expect(id).not.toBe(caso.id)
    await decidir(moderadora, id, 'liberar')
    expect((await lerVaga(vaga.id, aluna)).status).toBe(200)
  })

  test('does not release what cannot be published as it is', async () => {
    const { vaga, caso } = await esperar()
    await board.db.update(vagas).set({ prazo: '2020-01-01' }).where(eq(vagas.id, vaga.id))
    expect(await decidir(moderadora, caso.id, 'liberar')).toMatchObject({
      status: 409,
      body: { detail: 'Não pode ser publicada como está: devolva-a. O prazo não pode estar no passado.' },
    })
    expect((await decidir(moderadora, caso.id, 'devolver')).status).toBe(200)
  })

  test('does not decide a vaga that they manage, nor in another way', async () => {
    const { caso } = await esperar()
    await board.db
      .update(usuarios)
      .set({ direitos: ['moderador'] })
      .where(eq(usuarios.id, autora.id))
    expect((await decidir(autora, caso.id, 'liberar')).status).toBe(409)
    expect((await ler(autora, caso.id)).status).toBe(403)
    for (const as of [aluna, await board.createProfessor()]) {
      expect((await decidir(as, caso.id, 'liberar')).status).toBe(403)
    }
    expect((await decidir(moderadora, caso.id, 'ocultar')).status).toBe(409)
  })

  test('wins alone: the other decision is refused', async () => {
    const { vaga, caso } = await esperar()
    const outra = await board.createModerador()
    const done = await Promise.all([decidir(moderadora, caso.id, 'liberar'), decidir(outra, caso.id, 'devolver')])
    expect(done.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const perdeu = done.find(({ status }) => status === 409)
    expect(perdeu?.body.detail).toBe('Este caso mudou. Veja-o de novo antes de decidir.')
    const liberada = done[0]?.status === 200
    expect((await lerVaga(vaga.id, aluna)).status).toBe(liberada ? 200 : 404)
  })
})
