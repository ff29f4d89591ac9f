import type { horarios } from '../schema/entrevistas.ts'
import type { CandidaturaGerada } from './candidaturas.ts'
import type { Id, Semente, VagaGerada } from './dados.ts'
import { dayAfter } from './datas.ts'
import { vagasDaDemonstracao } from './vagas.ts'

type HorarioGerado = Id<typeof horarios.$inferInsert> & { inicio: Date }

const DAY = 24 * 60 * 60 * 1000
const [monitoria] = vagasDaDemonstracao
const horas = ['14:00', '14:30', '15:00', '15:30']

/** Interviews of the demo professor: two afternoons; the demo student and two others have chosen. */
export const gerarHorarios = (
  semente: Semente,
  vagas: VagaGerada[],
  candidaturas: CandidaturaGerada[],
): HorarioGerado[] => {
  const vagaId = vagas.find(({ linha }) => linha.titulo === monitoria)?.linha.id
  if (vagaId === undefined) return []
  const chamados = candidaturas.filter(({ vagaId: de, etapa }) => de === vagaId && etapa === 'entrevista')
  const dela = chamados.find(({ candidatoId }) => candidatoId === 1)
  const outros = chamados.filter(({ candidatoId }) => candidatoId !== 1)
  return [3, 4].flatMap((days, tarde) =>
    horas.map((hora, index) => {
      const inicio = new Date(`${dayAfter(semente.hoje, days)}T${hora}:00-03:00`)
      const escolhido = [null, outros[tarde], tarde === 0 ? dela : null][index]
      return {
        id: tarde * horas.length + index + 1,
        vagaId,
        inicio,
        minutos: 30,
        local: tarde === 0 ? 'Sala 511 RDC' : null,
        link: tarde === 0 ? null : 'https://meet.example.org/monitoria-inf1007',
        candidaturaId: escolhido?.id ?? null,
        lembreteEm: escolhido ? new Date(inicio.getTime() - DAY) : null,
      }
    }),
  )
}
