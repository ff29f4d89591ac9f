import { expect, test } from 'vitest'
import { describeMudanca } from './mudancaDaVaga.ts'
import type { Conteudo } from './versoesDeVaga.ts'

const antes: Omit<Conteudo, 'requisitos'> = {
  titulo: 'Programação II',
  descricao: 'Ajudar nos laboratórios.',
  prazo: '2026-12-12',
  tipo: { id: 1, nome: 'Monitoria' },
  department: { id: 1, name: 'Informática' },
  location: { id: 1, name: 'CENPES' },
  interesses: [],
  remuneracao: 400,
  desconto: null,
  horas_complementares: null,
  horas_semanais: null,
  modalidade: 'presencial',
  resposta_ate: '2026-12-30',
}

test.each<[string, Partial<Conteudo>]>([
  ['prazo de 12/12 para 20/12.', { prazo: '2026-12-20' }],
  ['prazo de 12/12/2026 para 12/12/2027.', { prazo: '2027-12-12' }],
  ['remuneração de R$ 400 para R$ 1.200.', { remuneracao: 1200 }],
  ['agora sem remuneração; agora sem data da resposta.', { remuneracao: null, resposta_ate: null }],
  [
    'carga horária agora é 12h semanais; modalidade de presencial para híbrida.',
    { horas_semanais: 12, modalidade: 'hibrido' },
  ],
  ['carga horária agora é 1h semanal.', { horas_semanais: 1 }],
  ['local de CENPES para Gávea.', { location: { id: 2, name: 'Gávea' } }],
  ['horas complementares mudaram.', { horas_complementares: 20 }],
  [
    'prazo de 12/12 para 20/12; descrição, tipo e desconto na mensalidade mudaram.',
    { desconto: 10, prazo: '2026-12-20', descricao: 'Dar aulas.', tipo: { id: 2, nome: 'Estágio' } },
  ],
])('says: %s', (mudou, novos) => {
  expect(describeMudanca(antes, { ...antes, ...novos })).toBe(`Programação II: ${mudou}`)
})

test('names the former title, of which it quotes only the beginning if it is long', () => {
  expect(describeMudanca(antes, { ...antes, titulo: 'Redes', descricao: 'Outra.' })).toBe(
    'Redes: antes se chamava “Programação II”; descrição mudou.',
  )
  expect(describeMudanca({ ...antes, titulo: `${'Ábaco '.repeat(33)}e mais` }, antes)).toBe(
    `Programação II: antes se chamava “${'Ábaco '.repeat(13)}Á…”.`,
  )
})
