import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { tipos } from '../../tags/tipos.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { formatDay } from '../../ui/dates.ts'
import { Tag } from '../../ui/text/Tag.tsx'
import type { Novas_mural$data, Novas_mural$key } from './__generated__/Novas_mural.graphql.ts'
import { NovasFrame, NovasItem } from './NovasFrame.tsx'

/** The newest vagas, each with a page that everybody may read; nothing on an empty board. */
export const Novas = ({ muralRef }: { muralRef: Novas_mural$key }) => {
  const { total, vagas } = useFragment(
    graphql`
      fragment Novas_mural on Mural @throwOnFieldError {
        total
        vagas {
          codigo
          titulo
          tipo
          nomeDoTipo
          nomeDoDepartamento
          prazo
        }
      }
    `,
    muralRef,
  )
  if (vagas.length === 0) return null
  const action = (
    <LinkButton to={paths.vagas()} look="secondary" shape="compact">
      Ver todas
    </LinkButton>
  )
  const lead = total === 1 ? '1 oportunidade recebe candidaturas.' : `${total} oportunidades recebem candidaturas.`
  return (
    <NovasFrame lead={lead} action={action}>
      {vagas.map(vaga => (
        <Nova key={vaga.codigo} vaga={vaga} />
      ))}
    </NovasFrame>
  )
}

const Nova = ({ vaga }: { vaga: Novas_mural$data['vagas'][number] }) => (
  <NovasItem
    tag={<Tag tone={tipos[vaga.tipo].tone}>{vaga.nomeDoTipo ?? tipos[vaga.tipo].nome}</Tag>}
    to={paths.vagaPublica(vaga.codigo)}
    title={vaga.titulo ?? 'Título não especificado'}
    facts={[vaga.nomeDoDepartamento, vaga.prazo && `até ${formatDay(vaga.prazo)}`].filter(Boolean).join(' · ')}
  />
)
