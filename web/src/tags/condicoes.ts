import { formatShortDay } from '../ui/format.ts'
import type { Modalidade } from '../candidaturas/__generated__/VagaAntesQuery.graphql.ts'

/** Name of each modality, in the order of the form. */
export const modalidades: Record<Modalidade, string> = {
  PRESENCIAL: 'Presencial',
  HIBRIDO: 'Híbrida',
  REMOTO: 'Remota',
}

/** '1 vaga', '3 vagas': the places of a vaga. */
export const formatVagas = (lugares: number): string => (lugares === 1 ? '1 vaga' : `${lugares} vagas`)

/** '1h semanal', '12h semanais': the workload of a vaga. */
export const formatHoras = (horas: number): string => (horas === 1 ? '1h semanal' : `${horas}h semanais`)

type Condicoes = {
  lugares?: number | null | undefined
  horasSemanais?: number | null | undefined
  modalidade?: Modalidade | null | undefined
  respostaAte?: string | null | undefined
}

/** What is known of them in one line, as '3 vagas · 12h semanais · Híbrida · Resposta até 12 dez'; '' for nothing. */
export const formatCondicoes = ({ lugares, horasSemanais, modalidade, respostaAte }: Condicoes): string =>
  [
    lugares && formatVagas(lugares),
    horasSemanais && formatHoras(horasSemanais),
    modalidade && modalidades[modalidade],
    respostaAte && `Resposta até ${formatShortDay(respostaAte)}`,
  ]
    .filter(Boolean)
    .join(' · ')
