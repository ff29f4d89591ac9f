import Pencil from 'lucide-react/icons/pencil'
import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { papeis } from '../tags/papeis.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/form/Button.tsx'
import { formatDate } from '../ui/dates.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import type {
  PerfilHeader_usuario$data,
  PerfilHeader_usuario$key,
} from './__generated__/PerfilHeader_usuario.graphql.ts'
import { AvatarEditor } from './avatar/AvatarEditor.tsx'
import { PerfilBanner } from './PerfilBanner.tsx'
import * as styles from './PerfilHeader.css.ts'
import type { Variant } from './variants.ts'

/** The actions of the owner. */
type Dono = { editing: boolean; onEdit: () => void; editButton: RefObject<HTMLButtonElement | null> }

type Props = {
  usuarioRef: PerfilHeader_usuario$key
  variant: Variant
  /** Null for a visitor. */
  dono: Dono | null
}

/** The banner: portrait, name, role, member since, and the actions. */
export const PerfilHeader = ({ usuarioRef, variant, dono }: Props) => {
  const usuario = useFragment(
    graphql`
      fragment PerfilHeader_usuario on Usuario @throwOnFieldError {
        codigo
        nome
        papel
        avatar
        criadoEm
        ...AvatarEditor_usuario
      }
    `,
    usuarioRef,
  )
  const { codigo, nome, papel, avatar, criadoEm } = usuario
  return (
    <PerfilBanner
      portrait={
        dono ? <AvatarEditor usuarioRef={usuario} variant={variant} /> : <Avatar nome={nome} src={avatar} size="huge" />
      }
    >
      <PageHeader
        title={nome}
        above={<Papel papel={papel} criadoEm={criadoEm} />}
        actions={dono ? <Editar {...dono} /> : <Escrever to={variant.mensagens(codigo)} />}
      />
    </PerfilBanner>
  )
}

const Papel = ({ papel, criadoEm }: Pick<PerfilHeader_usuario$data, 'papel' | 'criadoEm'>) => (
  <>
    <Tag tone={papel === 'PROFESSOR' ? 'accent' : 'primary'}>{papeis[papel]}</Tag>
    {criadoEm ? (
      <time dateTime={criadoEm} className={styles.desde}>{`Membro desde ${formatDate(criadoEm)}`}</time>
    ) : null}
  </>
)

const Editar = ({ editing, onEdit, editButton }: Dono) =>
  editing ? null : (
    <Button ref={editButton} look="secondary" onClick={onEdit}>
      <Pencil size={20} aria-hidden="true" />
      Editar Perfil
    </Button>
  )

const Escrever = ({ to }: { to: string }) => <LinkButton to={to}>Enviar Mensagem</LinkButton>
