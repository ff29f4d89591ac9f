import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Button } from '../ui/form/Button.tsx'
import { HoverCard } from '../ui/overlay/HoverCard.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { VerPerfil_conexao$key } from './__generated__/VerPerfil_conexao.graphql.ts'
import { isExemplo, semNome } from './pessoa.ts'
import { PessoaResumo } from './PessoaResumo.tsx'

type Props = {
  conexaoRef: VerPerfil_conexao$key
  /** Why the person is suggested. */
  motivo?: string | null | undefined
}

/** The link to a person's profile, with a hover card (specification §2). */
export const VerPerfil = ({ conexaoRef, motivo = null }: Props) => {
  const conexao = useFragment(
    graphql`
      fragment VerPerfil_conexao on Conexao @throwOnFieldError {
        pessoa {
          codigo
          nome
        }
        ...PessoaResumo_conexao
      }
    `,
    conexaoRef,
  )
  const { codigo, nome } = conexao.pessoa
  const perfil = paths.perfil(codigo)
  const words = (
    <>
      Ver perfil<VisuallyHidden>{` de ${nome ?? semNome}`}</VisuallyHidden>
    </>
  )
  const trigger = isExemplo(codigo) ? (
    <Button look="secondary" shape="compact">
      {words}
    </Button>
  ) : (
    <TextLink to={perfil} alone>
      {words}
    </TextLink>
  )
  return (
    <HoverCard label={nome ?? semNome} trigger={trigger}>
      <PessoaResumo conexaoRef={conexao} motivo={motivo} />
    </HoverCard>
  )
}
