import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { usuarios } from '../db/schema.ts'
import { createModeracao } from '../testing/createModeracao.ts'
import { deleteVelhas } from '../retencao/regras.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)
const { denunciar, ultimo, ler, decidir, lerDecisao, contestar } = createModeracao(board)

let [aluna, outra]: Usuario[] = []
let autora: Usuario
let moderadora: Usuario
beforeEach(async () => {
  await board.db.update(usuarios).set({ direitos: [] })
  aluna = await board.createAluno()
  outra = await board.createAluno()
  autora = await board.createProfessor()
  moderadora = await board.createModerador()
})

const pessoa = (given: Usuario | undefined): Usuario => given ?? expect.fail('nobody')
const novaVaga = () =>
  createVaga(board.db, { autorId: autora.id, titulo: 'Ganhe dinheiro fácil', descricao: 'Clique.' })

const avisosDe = async (as: Usuario) => {
  const { body } = await board.call<{ notificacoes: Array<{ titulo: string; descricao: string }> }>(
    'GET /notificacoes',
    { as },
  )
  return body.notificacoes.map(({ titulo, descricao }) => `${titulo}: ${descricao}`)
}

const vagaDenunciada = async () => {
  const { id } = await novaVaga()
  await denunciar(pessoa(aluna), 'vaga', id)
  return { vaga: id, caso: (await ultimo(moderadora)).id }
}

describe('reports', () => {
  test('about one thing are one case, with what was reported as it was', async () => {
    const { id } = await novaVaga()
    expect((await denunciar(pessoa(aluna), 'vaga', id)).status).toBe(204)
    const edicao = { titulo: 'Monitoria de Cálculo', descricao: 'Aulas de apoio, duas vezes por semana.' }
    expect((await board.call(`PUT /vagas/${id}`, { as: autora, body: edicao })).status).toBe(200)
    await denunciar(pessoa(outra), 'vaga', id, { motivo: 'outro', texto: 'Mudou o texto.' })
    const caso = await ultimo(moderadora)
    expect(caso).toMatchObject({
      tipo: 'vaga',
      objeto: id,
      titulo: 'Ganhe dinheiro fácil',
      denuncias: 2,
      situacao: 'aberto',
    })
    const { body } = await ler(moderadora, caso.id)
    expect(body.copias.map(({ titulo, texto }) => `${titulo} ${texto}`)).toEqual([
      'Ganhe dinheiro fácil Clique.',
      'Monitoria de Cálculo Aulas de apoio, duas vezes por semana.',
    ])
    expect(body.agora).toMatchObject({ titulo: 'Monitoria de Cálculo' })
    expect(body.motivos).toMatchObject([
      { motivo: 'spam', texto: null },
      { motivo: 'outro', texto: 'Mudou o texto.' },
    ])
  })

  test('of the same person about the same thing are one', async () => {
    const { vaga } = await vagaDenunciada()
    expect(await denunciar(pessoa(aluna), 'vaga', vaga)).toMatchObject({
      status: 409,
      body: { detail: 'Isto já está com a moderação.' },
    })
  })

  test('say what happened if no reason of the list fits', async () => {
    const { id } = await novaVaga()
    expect(await denunciar(pessoa(aluna), 'vaga', id, { motivo: 'outro', texto: ' ' })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'texto'] }] },
    })
  })

  test('are ten in a day', async () => {
    const { id } = await novaVaga()
    for (let sent = 0; sent < 10; sent += 1) await denunciar(pessoa(aluna), 'vaga', id)
    expect((await denunciar(pessoa(aluna), 'vaga', id)).status).toBe(429)
  })

  test('are not about what is one’s own', async () => {
    const { id } = await novaVaga()
    expect((await denunciar(autora, 'vaga', id)).status).toBe(409)
    expect((await denunciar(autora, 'perfil', autora.id)).status).toBe(409)
  })
})

describe('a decision', () => {
  test('is told to both sides, audited, and closes the case', async () => {
    const { caso } = await vagaDenunciada()
    const { body } = await decidir(moderadora, caso, 'dispensar')
    expect(body).toMatchObject({ situacao: 'decidido', ato: 'dispensar', atos: ['reabrir'] })
    expect(await avisosDe(pessoa(aluna))).toEqual([
      'Denúncia analisada: Sua denúncia foi analisada: não encontramos o que mudar.',
    ])
    expect(await avisosDe(autora)).toEqual([])
    const linhas = await board.db.select().from(auditoria).where(eq(auditoria.atorId, moderadora.id))
    expect(linhas).toMatchObject([
      { acao: 'dispensou_denuncia', pessoaId: autora.id, motivo: 'Fora das regras do mural.' },
    ])
  })

  test('warns, with its reason', async () => {
    const { caso } = await vagaDenunciada()
    await decidir(moderadora, caso, 'advertir')
    expect(await avisosDe(autora)).toEqual(['A moderação advertiu você: Fora das regras do mural.'])
  })

  test('suspends until a day, and ends the suspension', async () => {
    const { caso } = await vagaDenunciada()
    expect((await decidir(moderadora, caso, 'suspender', { ate: '2020-01-01' })).status).toBe(422)
    const ate = `${new Date().getFullYear() + 1}-03-31`
    expect((await decidir(moderadora, caso, 'suspender', { ate })).body).toMatchObject({ atos: ['restaurar'] })
    expect((await board.call('GET /vagas/professor', { as: autora })).status).toBe(401)
    await decidir(moderadora, caso, 'restaurar')
    const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.id, autora.id))
    expect(conta).toMatchObject({ suspensoAte: null, motivoDaSuspensao: null })
  })

  test('suspends nobody who moderates', async () => {
    const { caso } = await vagaDenunciada()
    await board.db
      .update(usuarios)
      .set({ direitos: ['moderador'] })
      .where(eq(usuarios.id, autora.id))
    const ate = `${new Date().getFullYear() + 1}-03-31`
    expect(await decidir(moderadora, caso, 'suspender', { ate })).toMatchObject({
      status: 409,
      body: { detail: 'Só a administração suspende quem modera ou administra.' },
    })
  })

  test('that no longer fits the case is refused', async () => {
    const { caso } = await vagaDenunciada()
    await decidir(moderadora, caso, 'dispensar')
    expect((await decidir(moderadora, caso, 'ocultar')).status).toBe(409)
    expect((await decidir(moderadora, caso, 'reabrir')).body).toMatchObject({ situacao: 'aberto' })
    expect((await decidir(moderadora, caso, 'ocultar')).status).toBe(200)
  })
})

describe('an objection', () => {
  test('is made once, and decided by somebody else, for good', async () => {
    const { caso } = await vagaDenunciada()
    await decidir(moderadora, caso, 'ocultar')
    const segunda = await board.createModerador()
    expect((await contestar(autora, caso)).body).toMatchObject({ situacao: 'contestado', contestar_ate: null })
    expect((await contestar(autora, caso)).status).toBe(409)
    expect(await decidir(moderadora, caso, 'manter')).toMatchObject({
      status: 409,
      body: { detail: 'A decisão contestada é sua. Outra pessoa decide.' },
    })
    expect((await decidir(segunda, caso, 'manter')).body).toMatchObject({ situacao: 'encerrado', atos: [] })
    expect((await decidir(segunda, caso, 'restaurar')).status).toBe(409)
    expect(await avisosDe(autora)).toContain('A moderação manteve a decisão: Fora das regras do mural.')
  })

  test('is decided by the same person if there is nobody else', async () => {
    const { caso } = await vagaDenunciada()
    await decidir(moderadora, caso, 'advertir')
    await contestar(autora, caso)
    expect((await decidir(moderadora, caso, 'restaurar')).body).toMatchObject({ situacao: 'encerrado' })
  })

  test('is refused after fifteen days', async () => {
    const { caso } = await vagaDenunciada()
    await decidir(moderadora, caso, 'advertir')
    await board.db.execute(`update casos set decidido_em = now() - interval '16 days' where id = ${caso}`)
    expect((await lerDecisao(autora, caso)).body.contestar_ate).toBeNull()
    expect((await contestar(autora, caso)).status).toBe(409)
  })
})

test('the cases of a year ago are deleted with their reports, unless something is still hidden', async () => {
  const [advertido, oculto] = [await vagaDenunciada(), await vagaDenunciada()]
  await decidir(moderadora, advertido.caso, 'advertir')
  await decidir(moderadora, oculto.caso, 'ocultar')
  await board.db.execute(`update casos set decidido_em = now() - interval '400 days'`)
  await deleteVelhas(board.db, 'casos', 365, 500)
  expect((await ler(moderadora, advertido.caso)).status).toBe(404)
  expect((await ler(moderadora, oculto.caso)).status).toBe(200)
})
