import { adminPaths } from '../../adminPaths.ts'
import { Notice } from '../../ui/state/Notice.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'

type Props = {
  motivo: string
  /** REST id of the case; null if the reader may not object. */
  caso: string | null
}

/** Why moderators hid the vaga, and where its managers object. */
export const OcultaNotice = ({ motivo, caso }: Props) => (
  <Notice
    tone="warning"
    title="A moderação ocultou esta oportunidade"
    actions={
      caso ? (
        <TextLink to={adminPaths.decisao(caso)} alone>
          Ver a decisão e contestar
        </TextLink>
      ) : null
    }
  >
    {`Só quem cuida dela e quem já se candidatou a vê. Motivo: ${motivo}`}
  </Notice>
)
