import { expect, test } from 'vitest'
import * as v from 'valibot'
import { toCorrecao, toCriarVagaInput, vagaFormSchema, type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

const certa: VagaFormValues = {
  ...vagaFormVazio,
  titulo: 'Monitoria de Cálculo I',
  departamento: 'd-3',
  local: 'l-1',
  tipo: 't-1',
  descricao: 'Ajudar os calouros nas listas.',
}

/** What is wrong, by field. */
function errors(values: Partial<VagaFormValues>) {
  const result = v.safeParse(vagaFormSchema, { ...certa, ...values })
  return result.success ? {} : v.flatten(result.issues).nested
}

test.each([
  ['titulo', 'Mono', 'O título deve ter pelo menos 5 caracteres'],
  ['titulo', '  Mono  ', 'O título deve ter pelo menos 5 caracteres'],
  ['titulo', 'x'.repeat(201), 'O título deve ter no máximo 200 caracteres'],
  ['departamento', '', 'O departamento é obrigatório'],
  ['local', '', 'A localização é obrigatória'],
  ['tipo', '', 'O tipo de oportunidade é obrigatório'],
  ['prazo', '2024-12-31', 'O prazo não pode estar no passado'],
  ['descricao', 'x'.repeat(19), 'A descrição deve ter pelo menos 20 caracteres'],
  ['descricao', 'x'.repeat(10_001), 'A descrição deve ter no máximo 10000 caracteres'],
  ['lugares', '1001', 'Use um número inteiro de 1 a 1000'],
  ['lugares', 'duas', 'Use um número inteiro de 1 a 1000'],
  ['horasSemanais', '61', 'Use um número inteiro de 1 a 60'],
] as const)('refuses %s "%.20s"', (field, value, text) => {
  expect(errors({ [field]: value })).toEqual({ [field]: [text] })
})

test('takes a vaga that is right, at the very limits too', () => {
  expect(v.is(vagaFormSchema, certa)).toBe(true)
  expect(v.is(vagaFormSchema, { ...certa, titulo: 'Cinco', descricao: 'x'.repeat(20) })).toBe(true)
})

test.each(['12,50', '12.5', '-3', 'dez', '101'])('refuses a discount of "%s" while it is ticked', desconto => {
  expect(errors({ temDesconto: true, desconto })).toEqual({ desconto: ['Use um número inteiro de 0 a 100'] })
  expect(v.is(vagaFormSchema, { ...certa, temDesconto: false, desconto })).toBe(true)
})

test.each([
  ['temRemuneracao', 'remuneracao'],
  ['temDesconto', 'desconto'],
  ['temHorasComplementares', 'horasComplementares'],
] as const)('%s needs a value', (tem, valor) => {
  for (const typed of ['', ' ', '0']) {
    expect(errors({ [tem]: true, [valor]: typed })).toEqual({
      [valor]: ['Informe o valor, ou desmarque o benefício'],
    })
    expect(errors({ [tem]: false, [valor]: typed })).toEqual({})
  }
  expect(errors({ [tem]: true, [valor]: '15' })).toEqual({})
})

test('refuses more than thirty interests', () => {
  const interesses = Array.from({ length: 31 }, (_, index) => ({ id: String(index), nome: String(index) }))
  expect(errors({ interesses })).toEqual({ interesses: ['Escolha no máximo 30 interesses'] })
})

test('refuses an answer before the prazo, and takes one on its day or without a prazo', () => {
  expect(errors({ prazo: '2099-03-10', respostaAte: '2099-03-09' })).toEqual({
    respostaAte: ['A resposta não pode ser antes do prazo'],
  })
  expect(errors({ prazo: '2099-03-10', respostaAte: '2099-03-10' })).toEqual({})
  expect(errors({ respostaAte: '2099-03-10' })).toEqual({})
})

test('sends places, hours, modality and the promised answer, and null for what is blank', () => {
  const typed = { lugares: ' 3 ', horasSemanais: '12', modalidade: 'HIBRIDO', respostaAte: '2099-11-10' }
  const sent = { lugares: 3, horasSemanais: 12, modalidade: 'HIBRIDO', respostaAte: '2099-11-10' }
  expect(toCriarVagaInput({ ...certa, ...typed })).toMatchObject(sent)
  const nada = { lugares: null, horasSemanais: null, modalidade: null, respostaAte: null }
  expect(toCriarVagaInput(certa)).toMatchObject(nada)
  expect(toCorrecao(certa, { ...certa, ...typed })).toEqual(nada)
})

test('sends benefits as integers: blank and 0 are none, thousands may have a dot, what is not ticked does not go', () => {
  const typed = { temRemuneracao: true, temDesconto: true, temHorasComplementares: false, horasComplementares: '40' }
  expect(toCriarVagaInput({ ...certa, ...typed, remuneracao: '1.200', desconto: '' })).toMatchObject({
    remuneracao: 1200,
    desconto: null,
    horasComplementares: null,
  })
})

test('sends the deadline that was typed, and none where none was', () => {
  expect(toCriarVagaInput({ ...certa, prazo: '2099-10-31' }).prazo).toBe('2099-10-31')
  expect(toCriarVagaInput(certa).prazo).toBeNull()
})

test('a correction has the changed fields alone, and a removed benefit as 0', () => {
  const antes = { ...vagaFormVazio, temRemuneracao: true, remuneracao: '700', temDesconto: true, desconto: '10' }
  expect(toCorrecao(antes, antes)).toEqual({})
  expect(toCorrecao({ ...antes, remuneracao: '700 ' }, antes)).toEqual({})
  const typed = { ...antes, tipo: 't-2', local: 'l-2', temRemuneracao: false, desconto: '15', departamento: 'd-9' }
  expect(toCorrecao(typed, antes)).toEqual({
    tipo: 't-2',
    local: 'l-2',
    departamento: 'd-9',
    remuneracao: 0,
    desconto: 15,
  })
})
