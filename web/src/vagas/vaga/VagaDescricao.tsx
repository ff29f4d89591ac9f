import { graphql, useFragment } from 'react-relay'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Descricao } from '../Descricao.tsx'
import type { VagaDescricao_vaga$key } from './__generated__/VagaDescricao_vaga.graphql.ts'
import { toTrechos } from './links.ts'

/** The description, with its URLs as links. */
export const VagaDescricao = ({ vagaRef }: { vagaRef: VagaDescricao_vaga$key }) => {
  const { descricao } = useFragment(
    graphql`
      fragment VagaDescricao_vaga on Vaga @throwOnFieldError {
        descricao
      }
    `,
    vagaRef,
  )
  return <Descricao descricao={descricao} renderLine={line => <Linha line={line} />} />
}

const Linha = ({ line }: { line: string }) =>
  toTrechos(line).map(({ texto, endereco }, index) =>
    endereco ? (
      <TextLink key={index} to={endereco.href}>
        {texto}
        <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </TextLink>
    ) : (
      texto
    ),
  )
