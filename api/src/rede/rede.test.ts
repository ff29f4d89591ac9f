import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { conexoes, notificacoes } from '../db/schema/rede.ts'
import { historicos, turmasLecionadas } from '../db/schema/historicos.ts'
import { departamentos, usuarios } from '../db/schema.ts'
import { interesses, usuariosInteresses } from '../db/schema/interesses.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import type { PessoaDaRede } from './rede.schemas.ts'

const board = await createTestApp()
afterAll(board.close)

type Body = { pessoas: PessoaDaRede[]; total: number; detail: string }

const like = async ({ id: usuarioId }: Usuario, ...nomes: string[]) => {
  for (const nome of nomes) {
    const interesseId = await createInteresse(board.db, nome)
    await board.db.insert(usuariosInteresses).values({ usuarioId, interesseId })
  }
}
const connect = (one: Usuario, other: Usuario) =>
  board.db.insert(conexoes).values({ usuarioId: one.id, outroId: other.id })
const take = ({ id: usuarioId }: Usuario, codigoDisciplina: string, nomeDisciplina: string) =>
  board.db
    .insert(historicos)
    .values({ usuarioId, periodo: '2024.1', codigoDisciplina, nomeDisciplina, situacao: 'AP', nCreditos: 4 })
const teach = ({ id: professorId }: Usuario, codigoDisciplina: string) =>
  board.db.insert(turmasLecionadas).values({ professorId, codigoDisciplina, periodo: '2024.1', turma: '33A' })

const sugestoes = async (as: Usuario, query = '') =>
  (await board.call<Body>(`GET /rede/sugestoes?${query}`, { as })).body
const nomes = ({ pessoas }: Body) => pessoas.map(({ nome }) => nome)

describe('suggestions', () => {
  test('are people who taught my courses, share interests or study my course, each with the reason', async () => {
    const [fisica] = await board.db.select().from(departamentos).where(eq(departamentos.name, 'Física'))
    const eu = await board.createAluno({ curso: 'Teologia' })
    await like(eu, 'Óptica', 'Redes', 'Xadrez')
    await take(eu, 'FIS1033', 'Mecânica')
    const rita = await board.createProfessor({ usuario: 'Rita', departamentoId: fisica?.id ?? null })
    await teach(rita, 'FIS1033')
    await createVaga(board.db, { autorId: rita.id })
    await createVaga(board.db, { autorId: rita.id, status: 'encerrada' })
    const bia = await board.createAluno({ usuario: 'Bia', curso: 'Design' })
    await like(bia, 'Redes', 'Óptica', 'Dança')
    await like(await board.createAluno({ usuario: 'Caio', curso: 'Teologia' }), 'Xadrez')
    const { pessoas, total } = await sugestoes(eu)
    expect(total).toBe(3)
    expect(pessoas).toEqual([
      expect.objectContaining({
        nome: 'Caio',
        secao: 'conhecer',
        motivo: 'Faz o mesmo curso que você e também se interessa por Xadrez',
      }),
      {
        id: rita.id,
        nome: 'Rita',
        papel: 'professor',
        departamento: 'Física',
        avatar: null,
        tags: [],
        conectado: false,
        motivo: 'Lecionou Mecânica',
        secao: 'professores',
        vagas_abertas: 1,
      },
      expect.objectContaining({
        nome: 'Bia',
        papel: 'estudante',
        departamento: 'Design',
        tags: ['Dança', 'Óptica', 'Redes'],
        secao: 'recomendacoes',
        motivo: 'Em comum: Óptica, Redes',
      }),
    ])
  })

  test('are neither oneself, nor unverified accounts, nor existing connections', async () => {
    const eu = await board.createAluno({ curso: 'Geografia' })
    await board.createAluno({ curso: 'Geografia', emailVerificadoEm: null })
    const conhecida = await board.createAluno({ curso: 'Geografia' })
    await connect(eu, conhecida)
    expect(await sugestoes(eu)).toEqual({ pessoas: [], total: 0 })
  })

  test('begin with people who connected with me', async () => {
    const eu = await board.createAluno({ curso: 'História' })
    await board.createAluno({ usuario: 'Colega', curso: 'História' })
    const dora = await board.createAluno({ usuario: 'Dora', curso: 'Letras' })
    await connect(dora, eu)
    const { pessoas } = await sugestoes(eu)
    expect(pessoas.map(({ nome, motivo }) => [nome, motivo])).toEqual([
      ['Dora', 'Conectou-se a você'],
      ['Colega', 'Faz o mesmo curso que você'],
    ])
  })

  test('come in windows that neither repeat nor skip', async () => {
    const eu = await board.createAluno({ curso: 'Filosofia' })
    for (let index = 0; index < 7; index += 1) await board.createAluno({ usuario: `F${index}`, curso: 'Filosofia' })
    const windows = await Promise.all([0, 3, 6, 9].map(skip => sugestoes(eu, `skip=${skip}&limit=3`)))
    expect(windows.map(({ total, pessoas }) => [total, pessoas.length])).toEqual([
      [7, 3],
      [7, 3],
      [7, 1],
      [7, 0],
    ])
    expect(new Set(windows.flatMap(nomes)).size).toBe(7)
  })

  test('are filtered by role', async () => {
    const eu = await board.createAluno({ curso: 'Pedagogia' })
    await like(eu, 'Cerâmica')
    const [aluna, professor] = [await board.createAluno(), await board.createProfessor()]
    for (const each of [aluna, professor]) await like(each, 'Cerâmica')
    expect((await sugestoes(eu, 'papeis=professor')).pessoas.map(({ id }) => id)).toEqual([professor.id])
    expect((await sugestoes(eu, 'papeis=estudante,professor')).total).toBe(2)
    expect((await sugestoes(eu, 'papeis=ex-aluno')).total).toBe(0)
    expect((await board.call('GET /rede/sugestoes?papeis=diretor', { as: eu })).status).toBe(422)
  })

  test('match name, course or interest, whatever the accents, connected or not', async () => {
    const eu = await board.createAluno()
    const zelia = await board.createAluno({ usuario: 'Zélia Conceição', curso: 'Engenharia Química' })
    await like(zelia, 'Ilustração')
    await connect(eu, zelia)
    for (const busca of ['zelia', 'ZÉLIA conceicao', 'quimica zelia', 'ilustracao zel']) {
      const { pessoas, total } = await sugestoes(eu, `busca=${encodeURIComponent(busca)}`)
      expect([total, pessoas[0]?.nome, pessoas[0]?.conectado]).toEqual([1, 'Zélia Conceição', true])
    }
    for (const busca of ['zelia fisica', '%', '_', "'"])
      expect((await sugestoes(eu, `busca=${encodeURIComponent(busca)}`)).total).toBe(0)
  })

  test('match one or two letters at the beginning of a word', async () => {
    const eu = await board.createAluno()
    await board.createAluno({ usuario: 'Zita Xavier' })
    await board.createAluno({ usuario: 'Maizena' })
    for (const busca of ['zi', 'zi%20x', 'x%20zita'])
      expect(nomes(await sugestoes(eu, `busca=${busca}`))).toEqual(['Zita Xavier'])
  })

  test('match compound names and interests by themselves and by each part', async () => {
    const eu = await board.createAluno()
    const ivo = await board.createAluno({ usuario: 'Ivo Sant’Anna', curso: 'Engenharia Física/Química' })
    await like(ivo, 'TCP/IP', 'Vue.js 3.0', 'C++', 'C#')
    await like(await board.createAluno({ usuario: 'Gil' }), 'C')
    const finds = async (busca: string) => nomes(await sugestoes(eu, `busca=${encodeURIComponent(busca)}`))
    const compostos = [
      'tcp/ip',
      'tcp-ip',
      'TCP',
      'ip',
      'vue.js',
      'js',
      '3.0',
      'c++',
      'C#',
      "sant'anna",
      'anna ivo',
      'ivo - c#',
    ]
    for (const busca of [...compostos, 'física/química'])
      expect([busca, await finds(busca)]).toEqual([busca, ['Ivo Sant’Anna']])
    expect(await finds('c++ gil')).toEqual([])
    expect(await finds('c gil')).toEqual(['Gil'])
  })

  test('match the current name, course, department and interests', async () => {
    const eu = await board.createAluno()
    const [alvo] = await board.db.insert(departamentos).values({ name: 'Oceanografia' }).returning()
    const quem = await board.createAluno({ usuario: 'Hermengarda', curso: 'Arqueologia' })
    await like(quem, 'Cartografia')
    const finds = async (busca: string) => (await sugestoes(eu, `busca=${busca}`)).total
    const change = (given: Partial<Usuario>) => board.db.update(usuarios).set(given).where(eq(usuarios.id, quem.id))
    expect([await finds('hermengarda'), await finds('arqueologia'), await finds('cartografia')]).toEqual([1, 1, 1])
    await change({ usuario: 'Iolanda', curso: 'Teologia', departamentoId: alvo?.id ?? null })
    expect([await finds('hermengarda'), await finds('arqueologia')]).toEqual([0, 0])
    expect([await finds('iolanda'), await finds('oceano')]).toEqual([1, 1])
    await board.db
      .update(departamentos)
      .set({ name: 'Limnologia' })
      .where(eq(departamentos.id, alvo?.id ?? 0))
    await board.db.update(interesses).set({ nome: 'Mapas antigos' }).where(eq(interesses.nome, 'Cartografia'))
    expect([await finds('oceano'), await finds('limno'), await finds('mapas')]).toEqual([0, 1, 1])
    await board.db.delete(usuariosInteresses).where(eq(usuariosInteresses.usuarioId, quem.id))
    expect([await finds('mapas'), await finds('iolanda')]).toEqual([0, 1])
  })

  test('exist for professors too', async () => {
    const [outra, eu] = await Promise.all(
      ['Olga', 'Rui'].map(usuario => board.createProfessor({ usuario, departamentoId: 3 })),
    )
    if (!eu || !outra) throw new Error('nobody')
    expect((await sugestoes(eu)).pessoas).toMatchObject([{ nome: 'Olga', motivo: 'É do seu departamento' }])
  })
})

describe('connecting', () => {
  const contatos = async (as: Usuario, query = '') =>
    (await board.call<Body>(`GET /rede/conexoes?${query}`, { as })).body
  const conectar = (as: Usuario, id: number) => board.call<Body>(`PUT /rede/conexoes/${id}`, { as })
  const told = async ({ id }: Usuario) =>
    board.db
      .select({ titulo: notificacoes.titulo, descricao: notificacoes.descricao, href: notificacoes.acaoHref })
      .from(notificacoes)
      .where(and(eq(notificacoes.usuarioId, id), eq(notificacoes.tipo, 'conexao')))

  test("adds the person to one's own connections, and notifies them once", async () => {
    const [eu, rui] = [await board.createAluno({ usuario: 'Eu' }), await board.createProfessor({ usuario: 'Rui' })]
    for (let time = 0; time < 2; time += 1) expect((await conectar(eu, rui.id)).status).toBe(204)
    expect(await contatos(eu)).toMatchObject({
      total: 1,
      pessoas: [{ nome: 'Rui', conectado: true, motivo: null, secao: null }],
    })
    expect(await contatos(rui)).toMatchObject({ total: 0 })
    expect(await told(rui)).toEqual([
      { titulo: 'Nova conexão', descricao: 'Eu (Estudante) se conectou a você.', href: `/professor/profile/${eu.id}` },
    ])
  })

  test('back notifies the first person that it was accepted', async () => {
    const [eu, bia] = [await board.createAluno({ usuario: 'Eu' }), await board.createAluno({ usuario: 'Bia' })]
    await conectar(eu, bia.id)
    await conectar(bia, eu.id)
    expect(await told(eu)).toEqual([
      { titulo: 'Conexão aceita', descricao: 'Bia (Estudante) aceitou sua conexão.', href: `/profile/${bia.id}` },
    ])
  })

  test('can be undone, by oneself only', async () => {
    const [eu, bia] = [await board.createAluno(), await board.createAluno()]
    await conectar(eu, bia.id)
    await conectar(bia, eu.id)
    for (let time = 0; time < 2; time += 1)
      expect((await board.call(`DELETE /rede/conexoes/${bia.id}`, { as: eu })).status).toBe(204)
    expect([(await contatos(eu)).total, (await contatos(bia)).total]).toEqual([0, 1])
  })

  test('lists connections newest first, in windows, filtered by words', async () => {
    const eu = await board.createAluno()
    for (const usuario of ['Ana', 'Bento', 'Clara']) await conectar(eu, (await board.createAluno({ usuario })).id)
    expect(nomes(await contatos(eu, 'limit=2'))).toEqual(['Clara', 'Bento'])
    expect(nomes(await contatos(eu, 'limit=2&skip=2'))).toEqual(['Ana'])
    expect(nomes(await contatos(eu, 'busca=bénto'))).toEqual(['Bento'])
  })

  test('is refused for oneself and for unknown people', async () => {
    const eu = await board.createAluno()
    const unverified = await board.createAluno({ emailVerificadoEm: null })
    expect((await conectar(eu, eu.id)).status).toBe(422)
    for (const id of [unverified.id, 2_000_000_000])
      expect(await conectar(eu, id)).toMatchObject({ status: 404, body: { detail: 'Não encontramos esta pessoa.' } })
  })
})

test('the network is refused without a session', async () => {
  for (const route of [
    'GET /rede/sugestoes',
    'GET /rede/conexoes',
    'PUT /rede/conexoes/1',
    'DELETE /rede/conexoes/1',
  ] as const)
    expect((await board.call(route)).status).toBe(401)
})
