import { afterAll, describe, expect, test } from 'vitest'
import { createSelecao, titulosDosAvisos } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

describe('a decision that is held back', () => {
  test('is seen by the professor, counted, and marked', async () => {
    const { mover, estados, rota, professora } = await createSelecao(board)
    await mover('aprovada', { reter: true })
    expect(await estados()).toMatchObject([{ etapa: 'aprovada', retida: true, versao: 1 }])
    const { body } = await board.call(`GET ${rota}`, { as: professora })
    expect(body).toEqual({ vagas: null, aprovadas: 1, retidas: 1, divulgacao_em: null })
  })

  test('changes nothing for the student, whatever replaces it', async () => {
    const { mover, aluno, titulos, propria } = await createSelecao(board)
    for (const para of ['aprovada', 'nao_selecionada', 'lista_de_espera']) {
      expect((await mover(para, { reter: true, palavra: 'Segredo' })).body.movidas).toHaveLength(1)
    }
    expect(await titulos(aluno)).toEqual([])
    expect(await propria(aluno)).toMatchObject({ etapa: 'recebida', historico: [] })
  })

  test.each([
    ['entrevista', 'nao_selecionada', 'aprovada'],
    ['aprovada', 'lista_de_espera', 'nao_selecionada'],
    ['nao_selecionada', 'aprovada', 'lista_de_espera'],
  ] as const)('leaves the student at %s, until it is released', async (vista, retida, outra) => {
    const { mover, divulgar: release, aluno, titulos, propria } = await createSelecao(board)
    await mover(vista)
    for (const para of [retida, outra]) {
      await mover(para, { reter: true })
      expect(await propria(aluno)).toMatchObject({ etapa: vista, vaga: { minha_etapa: vista } })
      expect(await titulos(aluno)).toEqual([titulosDosAvisos[vista]])
    }
    await release()
    expect((await propria(aluno))?.historico.at(-1)).toMatchObject({ de: vista, para: outra })
    expect(await titulos(aluno)).toEqual([titulosDosAvisos[vista], titulosDosAvisos[outra]])
  })

  test('is replaced by a visible stage at once, with nothing left to release', async () => {
    const { mover, divulgar: release, aluno, titulos, propria } = await createSelecao(board)
    await mover('nao_selecionada', { reter: true, palavra: 'Segredo' })
    await mover('aprovada', { palavra: 'Parabéns!' })
    expect(await titulos(aluno)).toEqual(['Sua candidatura foi aprovada'])
    expect((await propria(aluno))?.historico).toMatchObject([
      { de: 'recebida', para: 'aprovada', palavra: 'Parabéns!' },
    ])
    expect(await release()).toMatchObject({ status: 409, body: { detail: 'Não há resultados a divulgar.' } })
  })

  test('becomes visible alone if the same decision is made without holding it back', async () => {
    const { mover, aluno, propria, estados } = await createSelecao(board)
    await mover('aprovada', { reter: true })
    expect((await mover('aprovada', { reter: true })).body.recusadas).toMatchObject([
      { detail: "Esta candidatura já está em 'Aprovada'." },
    ])
    await mover('aprovada')
    expect(await estados()).toMatchObject([{ etapa: 'aprovada', retida: false, versao: 2 }])
    expect((await propria(aluno))?.etapa).toBe('aprovada')
  })

  test('causes no notification when it returns to em análise', async () => {
    const { mover, aluno, titulos, estados } = await createSelecao(board)
    await mover('em_analise')
    await mover('aprovada', { reter: true })
    await mover('em_analise')
    expect(await estados()).toMatchObject([{ etapa: 'em_analise', retida: false, versao: 3 }])
    expect(await titulos(aluno)).toEqual(['Sua candidatura está em análise'])
  })
})
