import Sparkles from 'lucide-react/icons/sparkles'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { Linha, Linhas } from '../Linha.tsx'
import type { Recomendadas_vagas$data, Recomendadas_vagas$key } from './__generated__/Recomendadas_vagas.graphql.ts'
import { Secao } from './Secao.tsx'

/** The best matches, each with its strongest reason. */
export const Recomendadas = ({ vagasRef }: { vagasRef: Recomendadas_vagas$key }) => {
  const vagas = useFragment(
    graphql`
      fragment Recomendadas_vagas on Vaga @relay(plural: true) {
        id
        codigo
        titulo
        recomendacao {
          score
          estrategias
        }
      }
    `,
    vagasRef,
  )
  return (
    <Secao
      title="Recomendadas para você"
      actions={
        <TextLink to={paths.vagas()} alone>
          Ver mais
        </TextLink>
      }
    >
      <Linhas>
        {vagas.map(vaga => (
          <LinhaDaVaga key={vaga.id} {...vaga} />
        ))}
      </Linhas>
    </Secao>
  )
}

const LinhaDaVaga = ({ codigo, titulo, recomendacao }: Recomendadas_vagas$data[number]) => (
  <Linha
    to={paths.vaga(codigo)}
    icon={<Sparkles size={18} />}
    tone="accent"
    title={titulo ?? 'Título não especificado'}
    detail={recomendacao?.estrategias[0] ?? 'Baseado nos seus interesses'}
    end={recomendacao?.score == null ? null : `${Math.round(recomendacao.score * 100)}%`}
    endLook="plain"
  />
)
