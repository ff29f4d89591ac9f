import type { gestores } from '../schema/gestores.ts'
import type { Id, Pessoa, Semente, VagaGerada } from './dados.ts'
import { daysBefore } from './datas.ts'
import { vagasDaDemonstracao } from './vagas.ts'

type GestorGerado = Id<typeof gestores.$inferInsert>

/** The demo professor. */
const professora = 2

/** A vaga of the demo professor that a colleague manages with her, and one of that colleague that she is invited to. */
export const gerarGestores = (semente: Semente, pessoas: Pessoa[], vagas: VagaGerada[]): GestorGerado[] => {
  const dela = vagas.find(({ linha }) => linha.titulo === vagasDaDemonstracao[0])?.linha.id
  const colegas = pessoas.filter(({ linha }) => !linha.ehaluno && linha.id !== professora)
  const convite = colegas.flatMap(({ linha: { id: colega } }) => {
    const sua = vagas.find(({ linha }) => linha.autorId === colega)?.linha.id
    return sua === undefined ? [] : [{ colega, sua }]
  })[0]
  if (dela === undefined || !convite) return []
  const criadoEm = daysBefore(semente.hoje, 5)
  return [
    {
      id: 1,
      vagaId: dela,
      usuarioId: convite.colega,
      convidadoPorId: professora,
      visivel: true,
      aceitoEm: daysBefore(semente.hoje, 4),
      criadoEm,
    },
    { id: 2, vagaId: convite.sua, usuarioId: professora, convidadoPorId: convite.colega, visivel: true, criadoEm },
  ]
}
