import { paths } from '../../paths.ts'
import { Bullets } from '../../ui/text/Bullets.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { type CampoEscrito, isValor, campos } from '../form/vagaForm.ts'
import { beneficios } from '../../tags/camposDaVaga.ts'

/** What a draft lacks, or what the server refused of it and why. */
export type Falta = { campo: CampoEscrito; motivo: string | null }

type Props = {
  codigo: string
  faltas: readonly Falta[]
  /** Null while something is missing. */
  onPublicar: (() => void) | null
  open: boolean
  onClose: () => void
}

/** Lists what a draft lacks to be published, each with a link to its field in the form. */
export const FaltasDoRascunho = ({ codigo, faltas, onPublicar, open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Antes de publicar"
    size="small"
    actions={
      <>
        <Button look="secondary" onClick={onClose}>
          Voltar
        </Button>
        {onPublicar ? <Button onClick={onPublicar}>Publicar</Button> : null}
      </>
    }
  >
    <Stack gap="small">
      <Text>{onPublicar ? 'Confira:' : faltas.length === 1 ? 'Ainda falta:' : 'Ainda faltam:'}</Text>
      <Bullets>
        {faltas.map(({ campo, motivo }) => (
          <li key={campo}>
            <TextLink to={paths.professor.editarVaga(codigo, campo)} alone>
              {isValor(campo) ? beneficios[campo].nome : campos[campo].label}
            </TextLink>
            {motivo ? <Text size="small">{motivo}</Text> : null}
          </li>
        ))}
      </Bullets>
    </Stack>
  </Dialog>
)
