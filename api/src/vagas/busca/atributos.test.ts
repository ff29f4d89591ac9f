import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadInstituicao } from '../../instituicao.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'

/* A vaga is found by what it is, whatever its title says. */

const instituicao = { ...loadInstituicao('puc'), sinonimos: [['calouro', 'ingressante']] }
const board = await createTestApp({ instituicao })
afterAll(board.close)

let aluna: Usuario
let vagaId: number

const search = async (busca: string) => {
  const { body } = await board.call<{ vagas: Array<{ titulo: string }> }>(
    `GET /vagas?limit=100&busca=${encodeURIComponent(busca)}`,
    { as: aluna },
  )
  return body.vagas.map(({ titulo }) => titulo).toSorted()
}

beforeAll(async () => {
  aluna = await board.createAluno()
  const autor = await board.createProfessor({ usuario: 'Helena Prado' })
  const { rows } = await board.db.execute<{ id: number; nome: string }>(sql`select id, nome from tipos_de_vaga`)
  const tipoOf = (word: string) => rows.find(({ nome }) => nome.includes(word))?.id ?? 0
  const create = (titulo: string, given: object) => createVaga(board.db, { autorId: autor.id, titulo, ...given })
  const paga = { remuneracao: 700, horasSemanais: 20, modalidade: 'remoto' as const }
  vagaId = (await create('Azul', { tipoId: tipoOf('Inicia'), ...paga })).id
  await create('Branca', { tipoId: tipoOf('Est'), remuneracao: 1200, horasSemanais: 30, modalidade: 'hibrido' })
  const texto = 'É aí que muita gente tropeça.'
  await create('Cinza', {
    tipoId: tipoOf('Empresa'),
    horasComplementares: 40,
    modalidade: 'presencial',
    descricao: texto,
  })
  await create('Tijolo', { tipoId: tipoOf('Lab'), temas: ['Inteligência Artificial', 'Ingressante'] })
})

test.each([
  ['iniciação científica', ['Azul']],
  ['IC', ['Azul']],
  ['pibic', ['Azul']],
  ['estágio', ['Branca']],
  ['trainee', ['Branca']],
  ['EJ', ['Cinza']],
  ['lab', ['Tijolo']],
  ['remoto', ['Azul']],
  ['home office', ['Azul']],
  ['homeoffice', ['Azul']],
  ['híbrida', ['Branca']],
  ['presencial', ['Cinza', 'Tijolo']],
  ['20h', ['Azul']],
  ['20 horas', ['Azul']],
  ['20 h', ['Azul']],
  ['R$ 700', ['Azul']],
  ['700', ['Azul']],
  ['bolsa 700', ['Azul']],
  ['R$ 1.200', ['Branca']],
  ['1200', ['Branca']],
  ['remunerada', ['Azul', 'Branca']],
  ['voluntária', ['Cinza', 'Tijolo']],
  ['voluntário', ['Cinza', 'Tijolo']],
  ['não remunerada', ['Cinza', 'Tijolo']],
  ['sem remuneração', ['Cinza', 'Tijolo']],
  ['EJ sem bolsa', ['Cinza']],
  ['horas complementares', ['Cinza']],
  ['estágio híbrido 30h', ['Branca']],
  ['IC remota', ['Azul']],
  ['lab remoto', []],
  ['profa helena', ['Azul', 'Branca', 'Cinza', 'Tijolo']],
  ['profª helena', ['Azul', 'Branca', 'Cinza', 'Tijolo']],
  ['prof.ª Helena', ['Azul', 'Branca', 'Cinza', 'Tijolo']],
  ['dra. Helena Prado', ['Azul', 'Branca', 'Cinza', 'Tijolo']],
  ['IA', ['Tijolo']],
  ['AI', ['Tijolo']],
  ['TI', []],
  ['calouro', ['Tijolo']],
])('a search for "%s" finds %j', async (busca, titulos) => {
  expect(await search(busca)).toEqual(titulos)
})

test('a change of an attribute is found at once', async () => {
  await board.db.execute(sql`update vagas set modalidade = 'hibrido', horas_semanais = 16 where id = ${vagaId}`)
  expect([await search('remoto'), await search('16h híbrida')]).toEqual([[], ['Azul']])
})

test('a synonym in a title comes after the attribute', async () => {
  const autor = await board.createProfessor()
  await createVaga(board.db, { autorId: autor.id, titulo: 'Em casa', modalidade: 'remoto' })
  await createVaga(board.db, { autorId: autor.id, titulo: 'Sensoriamento Remoto', modalidade: 'presencial' })
  for (const busca of ['home office', 'teletrabalho', 'a distância']) {
    const { body } = await board.call<{ vagas: Array<{ titulo: string }> }>(
      `GET /vagas?busca=${encodeURIComponent(busca)}`,
      {
        as: aluna,
      },
    )
    expect([busca, ...body.vagas.map(({ titulo }) => titulo)]).toEqual([busca, 'Em casa', 'Sensoriamento Remoto'])
  }
})

test('a draft without kind and place is indexed by its title', async () => {
  const autor = await board.createProfessor()
  const incompleta = { titulo: 'Rascunho', tipoId: null, localId: null, rascunho: true, status: 'encerrada' as const }
  const { busca } = await createVaga(board.db, { autorId: autor.id, ...incompleta })
  expect(busca).toContain('rascunho')
})
