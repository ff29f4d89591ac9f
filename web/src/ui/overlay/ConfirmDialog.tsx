import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../form/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** The question. Enter in one of its fields confirms. */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
  busyText?: string
  /** Why there is nothing left to confirm; null while there is. */
  ended?: string | null
  /** The action deletes something. */
  danger?: boolean
}

/** Asks for confirmation of an action that is hard to undo. */
export const ConfirmDialog = (props: Props) => {
  const { open, onClose, onConfirm, title, children, ended = null } = props
  const id = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      ended={ended}
      actions={<Actions {...props} form={id} />}
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  )
}

const Actions = ({
  form,
  onClose,
  confirmLabel,
  cancelLabel = 'Voltar',
  busy = false,
  busyText,
  danger = false,
}: Props & { form: string }) => (
  <>
    <Button look="secondary" onClick={onClose}>
      {cancelLabel}
    </Button>
    <Button type="submit" form={form} look={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText}>
      {confirmLabel}
    </Button>
  </>
)
