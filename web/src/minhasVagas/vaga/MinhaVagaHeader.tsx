import ArrowLeft from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Actions } from '../../ui/layout/Actions.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { PrazoTag } from '../../tags/PrazoTag.tsx'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { withLastSearch } from '../../vagas/lastSearch.ts'
import { Compartilhar } from '../../vagas/vaga/Compartilhar.tsx'
import type { MinhaVagaHeader_vaga$key } from './__generated__/MinhaVagaHeader_vaga.graphql.ts'
import * as styles from './MinhaVagaHeader.css.ts'

type Props = {
  vagaRef: MinhaVagaHeader_vaga$key
  /** Shown after 'Duplicar'. */
  actions: ReactNode
  abertas: boolean
  onAbertas: (abertas: boolean) => void
}

/** The title of a vaga, its main facts, and the link back to the list. */
export const MinhaVagaHeader = ({ vagaRef, actions, ...acoes }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment MinhaVagaHeader_vaga on Vaga @throwOnFieldError {
        codigo
        titulo
        ...TipoTag_vaga
        ...PrazoTag_vaga
        ...Compartilhar_vaga
      }
    `,
    vagaRef,
  )
  return (
    <PageHeader
      title={vaga.titulo ?? 'Título não especificado'}
      look="dense"
      above={
        <>
          <Volta />
          <span className={styles.tags}>
            <TipoTag vagaRef={vaga} />
            <PrazoTag vagaRef={vaga} />
          </span>
        </>
      }
      actions={
        <>
          <AbrirAcoes {...acoes} />
          <Actions>
            <Compartilhar vagaRef={vaga} />
            <Duplicar codigo={vaga.codigo} />
            {actions}
          </Actions>
        </>
      }
    />
  )
}

const Volta = () => (
  <TextLink to={withLastSearch(paths.professor.vagas())} alone="tight">
    <ArrowLeft size={20} aria-hidden="true" />
    <VisuallyHidden onPhone>Minhas Oportunidades</VisuallyHidden>
  </TextLink>
)

/** Shows the actions on a phone, here and beside the status. */
const AbrirAcoes = ({ abertas, onAbertas }: Pick<Props, 'abertas' | 'onAbertas'>) => (
  <span className={styles.abrir}>
    <IconButton
      label="Ações"
      look="secondary"
      icon={<Ellipsis size={20} aria-hidden="true" />}
      aria-expanded={abertas}
      onClick={() => onAbertas(!abertas)}
    />
  </span>
)

const Duplicar = ({ codigo }: { codigo: string }) => (
  <LinkButton to={paths.professor.novaVaga(codigo)} look="secondary" shape="compact">
    <Copy size={16} aria-hidden="true" />
    Duplicar
  </LinkButton>
)
