import { expect, it } from 'vitest'
import { createTipos } from './tipos.ts'
import type { OpcaoDeTipo } from './tipos.ts'
import type { Request } from './transport/request.ts'
import { createShared } from './transport/shared.ts'

const opcao = { codigo: '6', nome: 'Lab', tipo: 'LABORATORIO', aceitaRascunho: false, aceitaPerguntas: false } as const
const extensao = { ...opcao, codigo: '7', nome: 'Extensão', tipo: 'OUTRO' } as const

it('the kind and the name of a vaga are promises only if its type must be loaded', async () => {
  const kept = createShared<OpcaoDeTipo[]>(1000)
  const tipos = createTipos(() => ({ get: async () => [opcao, extensao] }) as unknown as Request, kept)
  const vaga = (tipoCodigo: string | null, nomeDoTipo: string | null = null, tipoProprio = false) => ({
    tipoCodigo,
    nomeDoTipo,
    tipoProprio,
  })
  expect(tipos.kindOf(vaga('6', 'Estágio'))).toBe('ESTAGIO')
  expect(tipos.kindOf(vaga('1001', 'Bolsa de Extensão', true))).toBe('OUTRO')
  expect(tipos.nameOf(vaga('1001', 'Bolsa de Extensão', true))).toBe('Bolsa de Extensão')
  expect(tipos.kindOf(vaga(null))).toBe('MONITORIA')
  expect(tipos.nameOf(vaga(null))).toBeNull()
  expect(await tipos.kindOf(vaga('6'))).toBe('LABORATORIO')
  expect(tipos.kindOf(vaga('6'))).toBe('LABORATORIO')
  expect([tipos.kindOf(vaga('7')), tipos.nameOf(vaga('7'))]).toEqual(['OUTRO', 'Extensão'])
  expect([tipos.kindOf(vaga('8')), tipos.nameOf(vaga('8'))]).toEqual(['MONITORIA', null])
})
