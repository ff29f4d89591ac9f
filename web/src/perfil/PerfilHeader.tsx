import { Pencil } from 'lucide-react'
import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { formatDate } from '../ui/format.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Tag } from '../ui/Tag.tsx'
import type { PerfilHeader_usuario$key } from './__generated__/PerfilHeader_usuario.graphql.ts'
import { AvatarEditor } from './AvatarEditor.tsx'
import * as styles from './PerfilHeader.css.ts'
import type { Versao } from './versoes.ts'

/** What only the owner can do here. */
type Dono = { editing: boolean; onEdit: () => void; editButton: RefObject<HTMLButtonElement | null> }

type Props = {
  usuarioRef: PerfilHeader_usuario$key
  versao: Versao
  /** Null for a visitor. */
  dono: Dono | null
}

const papeis = { ESTUDANTE: 'Estudante', PROFESSOR: 'Professor' } as const

/** The banner: portrait, name, role, member since, and what the reader can do with this person. */
export const PerfilHeader = ({ usuarioRef, versao, dono }: Props) => {
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
    <div className={styles.root}>
      <div className={styles.banner} />
      <div className={styles.portrait}>
        {dono ? <AvatarEditor usuarioRef={usuario} versao={versao} /> : <Avatar nome={nome} src={avatar} size="huge" />}
      </div>
      <div className={styles.words}>
        <PageHeader
          title={nome}
          above={<Tag tone={papel === 'PROFESSOR' ? 'accent' : 'primary'}>{papeis[papel]}</Tag>}
          lead={criadoEm ? <time dateTime={criadoEm}>Membro desde {formatDate(criadoEm)}</time> : null}
          actions={dono ? <Editar {...dono} /> : <Escrever to={versao.mensagens(codigo)} />}
        />
      </div>
    </div>
  )
}

const Editar = ({ editing, onEdit, editButton }: Dono) =>
  editing ? null : (
    <Button ref={editButton} look="secondary" onClick={onEdit}>
      <Pencil size={20} aria-hidden="true" />
      Editar Perfil
    </Button>
  )

const Escrever = ({ to }: { to: string }) => {
  const routeExists = useRouteExists()
  return routeExists(to) ? <LinkButton to={to}>Enviar Mensagem</LinkButton> : null
}
