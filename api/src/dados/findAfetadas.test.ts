import { afterAll, expect, test } from 'vitest'
import { candidaturas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { findAfetadas } from './findAfetadas.ts'
import { mapa } from './mapa.ts'

const board = await createTestApp()
afterAll(() => board.close())

const aluna = await board.createAluno()
const professora = await board.createProfessor()
const outra = await board.createProfessor()
const vaga = await createVaga(board.db, { autorId: professora.id })
await board.call(`POST /candidaturas/vaga/${vaga.id}`, { as: aluna, body: { carta_motivacao: 'Gosto disso.' } })
const [candidatura] = await board.db.select().from(candidaturas)
await board.call(`POST /candidaturas/${candidatura?.id ?? 0}/anotacoes`, {
  as: professora,
  body: { texto: 'Boa carta.' },
})
await board.call('POST /mensagens', { as: professora, body: { destinatario_id: aluna.id, conteudo: 'Oi' } })

const idsOf = async (tabela: string) => (await findAfetadas(board.db, tabela)).map(({ id }) => id)

test('a leaked table tells whose data it held, also if its rows belong to a row of another one', async () => {
  expect(await idsOf('vagas')).toEqual([professora.id])
  expect(await idsOf('candidaturas')).toEqual([aluna.id])
  expect(await idsOf('mensagens')).toEqual([aluna.id, professora.id])
  expect(await idsOf('anotacoes')).toEqual([aluna.id, professora.id])
  expect(await idsOf('usuarios')).toEqual([aluna.id, professora.id, outra.id])
})

const deNinguem = ['palavras', 'contagens', 'eventos_a_enviar']

test('every table of the map can be asked, or says that its rows name nobody', async () => {
  for (const tabela of Object.keys(mapa)) {
    if (!deNinguem.includes(tabela)) await expect(findAfetadas(board.db, tabela)).resolves.toBeDefined()
    else await expect(findAfetadas(board.db, tabela)).rejects.toThrow('count everybody')
  }
  await expect(findAfetadas(board.db, 'locais')).rejects.toThrow('no table with data of people')
})
