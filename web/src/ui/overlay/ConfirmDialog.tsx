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
  /** The action deletes something. */
  danger?: boolean
}

/** Asks for confirmation of an action that is hard to undo. */
export const ConfirmDialog = (props: Props) => {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Voltar', danger = false } = props
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
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            look={danger ? 'danger' : 'primary'}
            busy={props.busy ?? false}
            busyText={props.busyText}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
