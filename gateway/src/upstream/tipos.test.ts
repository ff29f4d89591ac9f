import { expect, it } from 'vitest'
import { createTipos } from './tipos.ts'
import type { OpcaoDeTipo } from './tipos.ts'
import type { Request } from './transport/request.ts'
import { createShared } from './transport/shared.ts'

const lab: OpcaoDeTipo = {
  codigo: '6',
  nome: 'Lab',
  tipo: 'LABORATORIO',
  aceitaRascunho: false,
  aceitaPerguntas: false,
}

it('the kind of a vaga is a promise only if its type must be loaded', async () => {
  const kept = createShared<OpcaoDeTipo[]>(1000)
  const tipos = createTipos(() => ({ get: async () => [lab] }) as unknown as Request, kept)
  expect(tipos.kindOf({ tipoCodigo: '6', nomeDoTipo: 'Estágio' })).toBe('ESTAGIO')
  expect(tipos.kindOf({ tipoCodigo: null, nomeDoTipo: null })).toBe('MONITORIA')
  expect(await tipos.kindOf({ tipoCodigo: '6', nomeDoTipo: null })).toBe('LABORATORIO')
  expect(tipos.kindOf({ tipoCodigo: '6', nomeDoTipo: null })).toBe('LABORATORIO')
  expect(tipos.kindOf({ tipoCodigo: '7', nomeDoTipo: null })).toBe('MONITORIA')
})
