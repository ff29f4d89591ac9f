import { graphql, readInlineData } from 'react-relay'
import { formatDay } from '../ui/dates.ts'
import { formatMoney, formatPercent } from '../ui/format.ts'
import type {
  camposDaVaga_condicoes$data,
  camposDaVaga_condicoes$key,
} from './__generated__/camposDaVaga_condicoes.graphql.ts'
import type { camposDaVaga_original$key } from './__generated__/camposDaVaga_original.graphql.ts'
import type { camposDaVaga_publica$key } from './__generated__/camposDaVaga_publica.graphql.ts'
import { modalidades } from './modalidades.ts'

/** What a vaga offers and says besides its benefits. */
export type Condicoes = Omit<camposDaVaga_condicoes$data, ' $fragmentType'>

/** Reais a month, percent and hours. Missing and 0 mean no such benefit. */
export type ValoresDosBeneficios = {
  remuneracao?: number | null | undefined
  desconto?: number | null | undefined
  horasComplementares?: number | null | undefined
}

/** The name of a field, and its value in a vaga as text; null without one. */
export type Campo<Vaga> = { nome: string; texto: (vaga: Vaga) => string | null }

export const beneficios: Record<keyof ValoresDosBeneficios, Campo<ValoresDosBeneficios>> = {
  remuneracao: {
    nome: 'Remuneração',
    texto: ({ remuneracao }) => (remuneracao ? formatMoney(remuneracao) : null),
  },
  desconto: {
    nome: 'Desconto na mensalidade',
    texto: ({ desconto }) => (desconto ? formatPercent(desconto) : null),
  },
  horasComplementares: {
    nome: 'Horas complementares',
    texto: ({ horasComplementares }) => (horasComplementares ? `${horasComplementares}h` : null),
  },
}

type Conhecidas = { [K in keyof Condicoes]?: Condicoes[K] | undefined }

/** In the order of the pages that say them. `respostaAte` is not among them: each page says it in words of its own. */
export const condicoes: Record<Exclude<keyof Condicoes, 'respostaAte'>, Campo<Conhecidas>> = {
  lugares: {
    nome: 'Vagas',
    texto: ({ lugares }) => (lugares ? (lugares === 1 ? '1 vaga' : `${lugares} vagas`) : null),
  },
  horasSemanais: {
    nome: 'Carga horária',
    texto: ({ horasSemanais: horas }) => (horas ? (horas === 1 ? '1h semanal' : `${horas}h semanais`) : null),
  },
  modalidade: {
    nome: 'Modalidade',
    texto: ({ modalidade }) => (modalidade ? modalidades[modalidade] : null),
  },
}

/** Name and text of each field of a table that has a value. */
export const toFatos = <Vaga>(tabela: Record<string, Campo<Vaga>>, vaga: Vaga): { nome: string; valor: string }[] =>
  Object.values(tabela).flatMap(({ nome, texto }) => {
    const valor = texto(vaga)
    return valor ? [{ nome, valor }] : []
  })

/** What is known of them in one line, as '3 vagas · 12h semanais · Híbrida · Resposta até 12 dez'; '' for nothing. */
export function formatCondicoes(vaga: Conhecidas): string {
  const textos = toFatos(condicoes, vaga).map(({ valor }) => valor)
  const resposta = vaga.respostaAte ? [`Resposta até ${formatDay(vaga.respostaAte)}`] : []
  return [...textos, ...resposta].join(' · ')
}

export const readCondicoes = (vagaRef: camposDaVaga_condicoes$key): Condicoes =>
  readInlineData(
    graphql`
      fragment camposDaVaga_condicoes on Vaga @inline {
        lugares
        horasSemanais
        modalidade
        respostaAte
      }
    `,
    vagaRef,
  )

/** Those of a public vaga. */
export const readPublicas = (vagaRef: camposDaVaga_publica$key): Condicoes =>
  readInlineData(
    graphql`
      fragment camposDaVaga_publica on VagaPublica @inline {
        lugares
        horasSemanais
        modalidade
        respostaAte
      }
    `,
    vagaRef,
  )

/** Those of a vaga as it was when the student applied. Candidates are not told of the number of places. */
export const readOriginais = (vagaRef: camposDaVaga_original$key): Omit<Condicoes, 'lugares'> =>
  readInlineData(
    graphql`
      fragment camposDaVaga_original on VagaOriginal @inline {
        horasSemanais
        modalidade
        respostaAte
      }
    `,
    vagaRef,
  )
