import { graphql, useFragment } from 'react-relay'
import { isRemoto } from '../../vagas/card/local.ts'
import { formatHoras, formatVagas, modalidades } from '../../tags/condicoes.ts'
import { formatLongDay } from '../../ui/format.ts'
import type { DetalhesCard_vaga$key } from './__generated__/DetalhesCard_vaga.graphql.ts'
import { FatosCard } from './FatosCard.tsx'

/** Not every upstream has a modality, which then follows from the local, and a workload (specification §10.13). */
export const DetalhesCard = ({ vagaRef }: { vagaRef: DetalhesCard_vaga$key }) => {
  const { local, departamento, status, prazo, criadaEm, lugares, horasSemanais, modalidade, respostaAte } = useFragment(
    graphql`
      fragment DetalhesCard_vaga on Vaga @throwOnFieldError {
        local {
          nome
        }
        departamento {
          nome
        }
        status
        prazo
        criadaEm
        lugares
        horasSemanais
        modalidade
        respostaAte
      }
    `,
    vagaRef,
  )
  return (
    <FatosCard
      title="Detalhes"
      fatos={[
        { nome: 'Departamento', valor: departamento?.nome ?? 'Departamento não especificado' },
        { nome: 'Localização', valor: local?.nome ?? 'Localização não especificada' },
        { nome: 'Modalidade', valor: modalidades[modalidade ?? modalidadeDo(local)] },
        { nome: 'Carga horária', valor: formatHoras(horasSemanais ?? 12) },
        ...(lugares ? [{ nome: 'Vagas', valor: formatVagas(lugares) }] : []),
        ...(respostaAte ? [{ nome: 'Resposta aos candidatos', valor: `até ${formatLongDay(respostaAte)}` }] : []),
        ...(status === 'RASCUNHO' ? naoPublicada(prazo) : publicada(criadaEm)),
      ]}
    />
  )
}

const publicada = (criadaEm: string | null) =>
  criadaEm ? [{ nome: 'Publicada em', valor: formatLongDay(criadaEm) }] : []

/** The badge above the title has the prazo only of a published one. */
const naoPublicada = (prazo: string | null) => (prazo ? [{ nome: 'Prazo', valor: formatLongDay(prazo) }] : [])

const modalidadeDo = (local: { readonly nome: string } | null | undefined) =>
  local && isRemoto(local.nome) ? 'REMOTO' : 'PRESENCIAL'
