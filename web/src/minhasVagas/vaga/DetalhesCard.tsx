import { graphql, useFragment } from 'react-relay'
import { isRemoto } from '../../vagas/card/local.ts'
import { condicoes, readCondicoes, toFatos } from '../../tags/camposDaVaga.ts'
import { formatDay } from '../../ui/dates.ts'
import type { DetalhesCard_vaga$key } from './__generated__/DetalhesCard_vaga.graphql.ts'
import { FatosCard } from './FatosCard.tsx'

/** Not every upstream has a modality, which then follows from the local, and a workload (specification §10.13). */
export const DetalhesCard = ({ vagaRef }: { vagaRef: DetalhesCard_vaga$key }) => {
  const vaga = useFragment(
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
        ...camposDaVaga_condicoes
      }
    `,
    vagaRef,
  )
  const { modalidade, horasSemanais, respostaAte, ...outras } = readCondicoes(vaga)
  const { local, departamento, status, prazo, criadaEm } = vaga
  return (
    <FatosCard
      title="Detalhes"
      fatos={[
        { nome: 'Departamento', valor: departamento?.nome ?? 'Departamento não especificado' },
        { nome: 'Localização', valor: local?.nome ?? 'Localização não especificada' },
        ...toFatos(condicoes, { modalidade: modalidade ?? modalidadeDo(local) }),
        ...toFatos(condicoes, { horasSemanais: horasSemanais ?? 12 }),
        ...toFatos(condicoes, outras),
        ...(respostaAte ? [{ nome: 'Resposta aos candidatos', valor: `até ${formatDay(respostaAte)}` }] : []),
        ...(status === 'RASCUNHO' ? naoPublicada(prazo) : publicada(criadaEm)),
      ]}
    />
  )
}

const publicada = (criadaEm: string | null) => (criadaEm ? [{ nome: 'Publicada em', valor: formatDay(criadaEm) }] : [])

/** The badge above the title has the prazo only of a published one. */
const naoPublicada = (prazo: string | null) => (prazo ? [{ nome: 'Prazo', valor: formatDay(prazo) }] : [])

const modalidadeDo = (local: { readonly nome: string } | null | undefined) =>
  local && isRemoto(local.nome) ? 'REMOTO' : 'PRESENCIAL'
