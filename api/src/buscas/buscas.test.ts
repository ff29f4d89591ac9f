import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { buscasSalvas } from '../db/schema/buscas.ts'
import { historicos } from '../db/schema/historicos.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { refreshConsultas } from '../vagas/busca/consultasSalvas.ts'
import { most } from './buscas.ts'
import { createBuscas } from './testing/createBuscas.ts'

const board = await createTestApp()
afterAll(board.close)

const { save, follow, change, buscasDe, publish } = createBuscas(board)

describe('a saved search', () => {
  test('keeps words, filters and order under a name, and is the same with the same filter', async () => {
    const ana = await board.createAluno()
    const filtro = { busca: 'redes', tipos: '2,1,2', departamento: '1', beneficios: 'remuneracao', ordem: 'prazo' }
    const { status, body } = await save(ana, filtro)
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        tipo: 'busca',
        nome: 'Redes',
        disciplina: null,
        modo: 'no_quadro',
        filtro: {
          tipos: [
            { tipo: { id: 1, nome: expect.any(String) }, tipo_proprio: false },
            { tipo: { id: 2, nome: expect.any(String) }, tipo_proprio: false },
          ],
          departamento: 1,
          autor: null,
          beneficios: ['remuneracao'],
          modalidades: [],
          horas_minimas: null,
          busca: 'redes',
          ordem: 'prazo',
        },
        novas: 0,
      },
    ])
    const outra = await save(ana, { ...filtro, busca: 'Redes', tipos: '1,2', ordem: 'recentes' }, { nome: 'Outra' })
    expect([outra.status, outra.body.id, outra.body.nome]).toEqual([200, body.id, 'Redes'])
    expect((await save(ana, { ...filtro, tipos: '1' })).status).toBe(201)
    expect(await buscasDe(ana)).toHaveLength(2)
  })

  test('is refused without a condition, without a name, on devices without one, and beyond twenty', async () => {
    const ana = await board.createAluno()
    expect((await save(ana, { ordem: 'prazo' })).status).toBe(422)
    expect((await save(ana, { busca: ' ' })).status).toBe(422)
    expect((await save(ana, { busca: 'x' }, { nome: '' })).status).toBe(422)
    expect((await save(ana, { busca: 'x' }, { modo: 'no_aparelho' })).status).toBe(422)
    const { id } = (await save(ana, { busca: 'busca 1' })).body
    const outras = Array.from({ length: most.buscas - 1 }, (_, n) => `busca ${n + 2}`)
    const comuns = { usuarioId: ana.id, tipo: 'busca' as const, nome: 'Uma', modo: 'no_quadro' as const }
    await board.db.insert(buscasSalvas).values(outras.map(busca => ({ ...comuns, busca })))
    expect(await save(ana, { busca: 'mais uma' })).toMatchObject({
      status: 409,
      body: { detail: 'Você já tem 20 buscas salvas. Apague uma para salvar esta.' },
    })
    // Those that are there are answered all the same, and follows are counted apart.
    expect((await save(ana, { busca: 'busca 1' })).status).toBe(200)
    expect((await follow(ana, 'departamento', 1)).status).toBe(201)
    await board.call(`DELETE /usuarios/me/buscas/${id}`, { as: ana })
    expect((await save(ana, { busca: 'mais uma' })).status).toBe(201)
  })

  test('is one’s own: nobody else reads, changes, opens or deletes it', async () => {
    const [ana, bia, rita] = [await board.createAluno(), await board.createAluno(), await board.createProfessor()]
    const { id } = (await save(ana, { busca: 'redes' })).body
    expect((await change(bia, id, { nome: 'Minha' })).status).toBe(404)
    expect((await change(bia, id, { vista: true })).status).toBe(404)
    await board.call(`DELETE /usuarios/me/buscas/${id}`, { as: bia })
    expect([await buscasDe(ana), await buscasDe(bia)]).toMatchObject([[{ id, nome: 'Redes' }], []])
    expect((await save(rita, { busca: 'redes' })).status).toBe(403)
    expect((await board.call('GET /usuarios/me/buscas')).status).toBe(401)
  })

  test('counts what became visible since it was opened, and is emptied by opening it', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    await publish(rita, 'Contagem de orquídeas')
    const { id } = (await save(ana, { busca: 'orquídeas' })).body
    await publish(rita, 'Rega de orquídeas')
    await publish(rita, 'Poda de orquídeas', { prazo: '2001-01-01' })
    expect((await buscasDe(ana))[0]?.novas).toBe(1)
    // A draft becomes visible when it is published, however old it is.
    const rascunho = await publish(rita, 'Venda de orquídeas', {
      rascunho: true,
      status: 'encerrada',
      anunciadaEm: new Date(),
      criadoEm: new Date(0),
    })
    expect((await buscasDe(ana))[0]?.novas).toBe(1)
    expect((await board.call(`POST /vagas/${rascunho.id}/publicacao`, { as: rita, body: {} })).status).toBe(200)
    expect((await buscasDe(ana))[0]?.novas).toBe(2)
    expect((await change(ana, id, { vista: true })).body.novas).toBe(0)
    expect((await buscasDe(ana))[0]?.novas).toBe(0)
  })

  test('is read anew when its synonyms have changed', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    await save(ana, { busca: 'xadrez' })
    await refreshConsultas(board.db, [['xadrez', 'enxadrismo']])
    await publish(rita, 'Oficina de enxadrismo')
    expect((await buscasDe(ana))[0]?.novas).toBe(1)
    while (await refreshConsultas(board.db, [])) expect(await buscasDe(ana)).toMatchObject([{ novas: 0 }])
  })
})

describe('a follow', () => {
  test('is of a verified professor, a department, or a course of the own transcript, once each', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor({ usuario: 'Rita Prado' })]
    const curso = { periodo: '2024.1', codigoDisciplina: 'INF1010', situacao: 'aprovado', nCreditos: 4 }
    await board.db.insert(historicos).values({ ...curso, usuarioId: ana.id, nomeDisciplina: 'Estruturas de Dados' })
    expect((await follow(ana, 'professor', rita.id)).body).toMatchObject({
      nome: 'Rita Prado',
      filtro: { autor: rita.id },
    })
    expect((await follow(ana, 'disciplina', 'INF1010')).body).toMatchObject({
      nome: 'Estruturas de Dados',
      disciplina: 'INF1010',
      filtro: { busca: 'Estruturas de Dados' },
    })
    expect((await follow(ana, 'departamento', 1)).body.filtro.departamento).toBe(1)
    for (const [tipo, alvo] of [
      ['professor', ana.id],
      ['professor', 'x'],
      ['departamento', 999],
      ['disciplina', 'MAT1'],
    ] as const)
      expect((await follow(ana, tipo, alvo)).status).toBe(404)
    expect((await follow(await board.createAluno(), 'disciplina', 'INF1010')).status).toBe(404)
    expect((await follow(ana, 'professor', rita.id)).status).toBe(200)
    const [seguida] = await buscasDe(ana)
    expect((await change(ana, seguida?.id ?? 0, { nome: 'Outra' })).body.nome).toBe('Rita Prado')
  })

  test('is told to the professor as a number, and ends with the professor’s account', async () => {
    const [ana, bia, rita] = [await board.createAluno(), await board.createAluno(), await board.createProfessor()]
    for (const aluno of [ana, bia]) await follow(aluno, 'professor', rita.id)
    // A search by the same professor is not a follow.
    await save(ana, { autor: String(rita.id) })
    const total = (as: Usuario) => board.call('GET /usuarios/me/seguidores', { as })
    expect((await total(rita)).body).toEqual({ total: 2 })
    expect((await total(ana)).status).toBe(403)
    await board.db.delete(usuarios).where(eq(usuarios.id, rita.id))
    expect(await buscasDe(bia)).toEqual([])
  })
})
