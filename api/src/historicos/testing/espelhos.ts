import { toConteudo, toObjetos, toPdf } from './pdf.ts'
import { cabecalho, colunas, folha, toTextos } from './tabela.ts'
import type { Linha } from './tabela.ts'

const simples: Linha[] = [
  ['2023.1', 'MAT1161', 'Cálculo a uma Variável', '33A', '8,5', 'Aprovado', '4'],
  ['2023.1', 'INF1025', 'Introdução à Programação', '33B', '9.0', 'AP', '4'],
  ['2023.1', 'FIS1033', 'Mecânica Newtoniana', '33A', '4,2', 'Reprovado', '4'],
  ['2023.2', 'FIS1033', 'Mecânica Newtoniana', '33C', '7', 'AP', '4'],
  ['2023.2', 'ACP0900', 'Atividades Complementares', '', '', 'Cumprido', '3'],
  ['2024.1', 'INF1010', 'Estruturas de Dados Avançadas', '33A', '', 'Cursando', '4'],
]

/** The table as most portals print it: one row per course, one column per field. */
const tabela = () =>
  toPdf(toObjetos([toConteudo([...folha, ...toTextos([cabecalho, ...simples], { x: colunas, y: 740 })])]))

/** Every fixture by the name of its file. */
export const espelhos: Record<string, () => Buffer> = { tabela }
