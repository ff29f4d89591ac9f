import { graphql, useFragment } from 'react-relay'
import { aprovadasHaPouco, useAprovacoesNovas } from '../../candidaturas/candidatura/aprovacoes.ts'
import { proximoPasso } from '../../candidaturas/candidatura/etapaDoAluno.ts'
import { Parabens } from '../../candidaturas/candidatura/Parabens.tsx'
import { paths } from '../../paths.ts'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type {
  BoaNoticia_candidaturas$data,
  BoaNoticia_candidaturas$key,
} from './__generated__/BoaNoticia_candidaturas.graphql.ts'
import { Secao } from './Secao.tsx'

type Vaga = BoaNoticia_candidaturas$data[number]['vaga']

/** Celebrates the approvals that the student has not seen yet, above the day. */
export const BoaNoticia = ({ candidaturasRef }: { candidaturasRef: BoaNoticia_candidaturas$key }) => {
  const candidaturas = useFragment(
    graphql`
      fragment BoaNoticia_candidaturas on Candidatura @relay(plural: true) {
        etapa
        mudancas {
          em
        }
        vaga {
          codigo
          titulo
        }
      }
    `,
    candidaturasRef,
  )
  const aprovadas = candidaturas.map(({ etapa, mudancas, vaga }) => ({
    etapa,
    em: mudancas?.at(-1)?.em,
    vaga: vaga?.codigo,
  }))
  const novas = useAprovacoesNovas(aprovadasHaPouco(aprovadas))
  if (novas.size === 0) return null
  return (
    <Secao title="Boa notícia">
      {candidaturas.map(({ vaga }) =>
        vaga && novas.has(vaga.codigo) ? <Aprovada key={vaga.codigo} {...vaga} /> : null,
      )}
    </Secao>
  )
}

const Aprovada = ({ codigo, titulo }: NonNullable<Vaga>) => (
  <Parabens>
    <TextLink to={paths.vaga(codigo)} alone>
      {titulo ?? 'Título não especificado'}
    </TextLink>
    <Text color="inherit">{proximoPasso.APROVADA}</Text>
  </Parabens>
)
