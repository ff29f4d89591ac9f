import { aluna, globalId } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

const done = reply(204)
/** The viewer is known, the totals are not. */
const viewer = { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } }

/** The mutations of saved searches and follows, and of visits. */
export const buscasWrites = {
  registrarPasso: {
    field: `registrarPasso(input: { vaga: "${globalId('Vaga', '12')}", passo: VIU, origem: LINK })`,
    token: aluna,
    script: { 'POST /vagas/12/passos': done },
    known: { disponivel: true },
  },
  salvarBusca: {
    field: 'salvarBusca(input: { nome: "Redes", modo: RESUMO, filtro: { busca: "redes" } })',
    token: aluna,
    script: { 'POST /usuarios/me/buscas': done },
    known: { viewer },
  },
  seguir: {
    field: 'seguir(input: { tipo: PROFESSOR, alvo: "8" })',
    token: aluna,
    script: { 'POST /usuarios/me/seguidos': done },
    known: { viewer },
  },
  mudarBusca: {
    field: `mudarBusca(input: { busca: "${globalId('BuscaSalva', '7.5')}", vista: true })`,
    token: aluna,
    script: { 'PATCH /usuarios/me/buscas/5': done },
    known: { viewer },
  },
  apagarBusca: {
    field: `apagarBusca(input: { busca: "${globalId('BuscaSalva', '7.5')}" })`,
    token: aluna,
    script: { 'DELETE /usuarios/me/buscas/5': done },
    known: { viewer },
  },
}
