import { isUrgente, resta } from '../../tags/prazo.ts'
import { formatDay } from '../../ui/dates.ts'
import { promessaDe, semResposta, type VagaQueEspera } from './porVaga.ts'

/** Words, and those that a phone has no room for: as '12 ', { noComputador: 'novas ' }, 'cartas'. */
export type Fato = { partes: readonly (string | { noComputador: string })[]; urgente?: boolean }

/** What waits in a vaga: what is due, then answers owed, then new letters. */
export const fatosDe = (vaga: VagaQueEspera): Fato[] => [
  ...prazo(vaga),
  ...resultados(vaga),
  ...respostas(vaga),
  ...novas(vaga),
]

function prazo({ fechaEm }: VagaQueEspera): Fato[] {
  const falta = fechaEm === null ? null : resta(fechaEm)
  return falta === null || fechaEm === null ? [] : [{ partes: [falta], urgente: isUrgente(fechaEm) }]
}

function resultados({ retidas, divulgacaoEm }: VagaQueEspera): Fato[] {
  if (retidas === 0) return []
  const quando = divulgacaoEm ? ` em ${formatDay(divulgacaoEm)}` : ''
  return [
    { partes: [retidas === 1 ? '1 resultado' : `${retidas} resultados`, { noComputador: ` a divulgar${quando}` }] },
  ]
}

function respostas(vaga: VagaQueEspera): Fato[] {
  const total = semResposta(vaga)
  if (total === 0) return []
  const haUmaSemana = vaga.esperandoHa7Dias ?? 0
  const espera = haUmaSemana === total ? ' há 7 dias' : haUmaSemana > 0 ? ` (${haUmaSemana} há 7 dias)` : ''
  const candidatos = { noComputador: total === 1 ? 'candidato ' : 'candidatos ' }
  return [{ partes: [`${total} `, candidatos, 'sem resposta', { noComputador: espera }] }, ...promessa(vaga)]
}

function promessa(vaga: VagaQueEspera): Fato[] {
  const dias = promessaDe(vaga)
  return dias === null || !vaga.respostaAte
    ? []
    : [{ partes: [{ noComputador: 'prometida ' }, `até ${formatDay(vaga.respostaAte)}`], urgente: dias < 3 }]
}

function novas({ novas: total }: VagaQueEspera): Fato[] {
  if (total === 0) return []
  return [
    total === 1
      ? { partes: ['1 ', { noComputador: 'nova ' }, 'carta'] }
      : { partes: [`${total} `, { noComputador: 'novas ' }, 'cartas'] },
  ]
}
