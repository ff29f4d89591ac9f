import type { NovaVagaValues } from './novaVaga.ts'
import type { Exigido } from './emRascunho.ts'

type Secao = {
  title: string
  campos: readonly (keyof NovaVagaValues)[]
}

/** The sections of the form of a new vaga, in order, each with its fields. */
export const secoes = {
  dados: { title: 'Dados da oportunidade', campos: ['titulo', 'departamento', 'tipo', 'descricao'] },
  condicoes: {
    title: 'Local, prazo e condições',
    campos: ['local', 'modalidade', 'prazo', 'respostaAte', 'lugares', 'horasSemanais'],
  },
  beneficios: {
    title: 'Benefícios',
    campos: [
      'temRemuneracao',
      'remuneracao',
      'temDesconto',
      'desconto',
      'temHorasComplementares',
      'horasComplementares',
    ],
  },
  perfil: { title: 'Perfil procurado', campos: ['interesses'] },
  requisitos: { title: 'Requisitos', campos: ['requisitos'] },
  perguntas: { title: 'Perguntas aos candidatos', campos: ['pedido'] },
} as const satisfies Record<string, Secao>

export type NomeDeSecao = keyof typeof secoes

const exigidos: readonly string[] = ['titulo', 'departamento', 'local', 'tipo', 'descricao'] satisfies (
  | Exigido
  | 'titulo'
)[]

/** Whether the section has a field that a published vaga needs. */
export const isObrigatoria = (nome: NomeDeSecao): boolean => secoes[nome].campos.some(campo => exigidos.includes(campo))

/** The id of the section in the page. */
export const idDaSecao = (nome: NomeDeSecao): string => `secao-${nome}`
