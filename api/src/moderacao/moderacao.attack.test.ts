import { afterAll, describe, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createModeracao } from '../testing/createModeracao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp({ logLevel: 'info' })
afterAll(board.close)
const { denunciar, ultimo, ler, decidir, lerDecisao, contestar } = createModeracao(board)
const [moderadora, segunda, administradora] = [
  await board.createModerador(),
  await board.createModerador(),
  await board.createAdministrador(),
]

const enviar = async (de: Usuario, para: Usuario, conteudo: string) => {
  const body = { destinatario_id: para.id, conteudo }
  return (await board.call<{ id: number }>('POST /mensagens', { as: de, body })).body.id
}

describe('what one cannot read one cannot report', () => {
  test('the message of two others, a draft, and what never was', async () => {
    const [um, outro, terceira] = [await board.createAluno(), await board.createAluno(), await board.createAluno()]
    const mensagem = await enviar(um, outro, 'Só para você.')
    const autora = await board.createProfessor()
    const rascunho = await createVaga(board.db, { autorId: autora.id, rascunho: true, status: 'encerrada' })
    for (const [tipo, id] of [
      ['mensagem', mensagem],
      ['mensagem', 999_999],
      ['vaga', rascunho.id],
      ['vaga', 999_999],
      ['perfil', 999_999],
    ] as const) {
      expect(await denunciar(terceira, tipo, id)).toMatchObject({
        status: 404,
        body: { detail: 'Não encontramos o que você denuncia.' },
      })
    }
  })

  test('a moderator reads the reported message, and no other of the conversation', async () => {
    const [de, para] = [await board.createAluno(), await board.createAluno()]
    await enviar(de, para, 'Uma confidência')
    await denunciar(para, 'mensagem', await enviar(de, para, 'Uma ofensa'))
    const { id } = await ultimo(moderadora)
    const said = JSON.stringify((await ler(moderadora, id)).body)
    expect(said).toContain('Uma ofensa')
    expect(said).not.toContain('Uma confidência')
    // Neither the list nor its file has the text: reading it is a line of the audit.
    const lista = await board.call('GET /moderacao/casos', { as: moderadora })
    expect(JSON.stringify(lista.body)).not.toContain('Uma ofensa')
    const { body } = await board.call('GET /admin/auditoria?acao=leu_denuncia', { as: administradora })
    expect(body).toMatchObject({ itens: [{ ator_id: moderadora.id, pessoa_id: de.id, objeto: expect.any(String) }] })
  })
})

describe('nobody decides in their own matter', () => {
  test('neither who reported, nor whom it concerns, nor a co-manager', async () => {
    const [denunciante, autora] = [await board.createProfessor(), await board.createProfessor()]
    await board.db.update(usuarios).set({ direitos: ['moderador'] })
    const { id: vaga } = await createVaga(board.db, { autorId: autora.id })
    await denunciar(denunciante, 'vaga', vaga)
    const { id } = await ultimo(segunda)
    expect((await ler(denunciante, id)).body).toMatchObject({
      atos: [],
      impedimento: 'Você denunciou isto. Outra pessoa decide.',
    })
    expect((await decidir(denunciante, id, 'ocultar')).status).toBe(409)
    expect((await ler(autora, id)).status).toBe(403)
    expect((await decidir(autora, id, 'dispensar')).status).toBe(409)
    expect((await decidir(segunda, id, 'dispensar')).status).toBe(200)
  })

  test('and nobody objects for another', async () => {
    const [autora, denunciante, outra] = [
      await board.createProfessor(),
      await board.createAluno(),
      await board.createProfessor(),
    ]
    const { id: vaga } = await createVaga(board.db, { autorId: autora.id })
    await denunciar(denunciante, 'vaga', vaga)
    const { id } = await ultimo(segunda)
    // Before a decision there is nothing to read.
    expect((await lerDecisao(autora, id)).status).toBe(404)
    await decidir(segunda, id, 'advertir')
    for (const as of [outra, denunciante]) {
      expect((await lerDecisao(as, id)).status).toBe(404)
      expect((await contestar(as, id)).status).toBe(404)
    }
    expect((await contestar(autora, id)).status).toBe(200)
  })
})

test('who reported is in no response of a moderator, an administrator or the reported, nor in the log', async () => {
  await board.db.update(usuarios).set({ direitos: [] })
  const [mod, adm] = [await board.createModerador(), await board.createAdministrador()]
  const denunciante = await board.createAluno({
    id: 876_543,
    usuario: 'Quem Denunciou',
    email: 'denunciou@puc.example',
  })
  const autora = await board.createProfessor()
  const { id: vaga } = await createVaga(board.db, { autorId: autora.id })
  const logged = board.logged().length
  await denunciar(denunciante, 'vaga', vaga)
  expect(board.logged().slice(logged)).not.toMatch(/876543|Quem Denunciou|denunciou@/)
  const { id } = await ultimo(mod)
  const said: unknown[] = [await decidir(mod, id, 'ocultar'), await contestar(autora, id), await ler(mod, id)]
  said.push(await decidir(adm, id, 'manter'))
  for (const path of ['/moderacao/casos', '/moderacao/casos.csv', `/moderacao/casos/${id}`] as const) {
    for (const as of [mod, adm]) said.push((await board.call(`GET ${path}`, { as })).body)
  }
  for (const path of ['/admin', '/admin/auditoria', '/admin/auditoria.csv'] as const) {
    said.push((await board.call(`GET ${path}`, { as: adm })).body)
  }
  for (const path of ['/notificacoes', `/vagas/${vaga}`, `/moderacao/decisoes/${id}`, '/vagas/professor'] as const) {
    said.push((await board.call(`GET ${path}`, { as: autora })).body)
  }
  expect(JSON.stringify(said)).toContain('Fora das regras do mural.')
  expect(JSON.stringify(said)).not.toMatch(/876543|Quem Denunciou|denunciou@/)
})
