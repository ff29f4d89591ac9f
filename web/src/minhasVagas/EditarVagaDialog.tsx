import { type ReactNode, useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Edicao } from './useEdicao.ts'

type Props = {
  open: boolean
  onClose: () => void
  edicao: Edicao
  /** The form's fields. */
  children: ReactNode
}

/** The dialog around the form that changes a vaga. */
export const EditarVagaDialog = ({ open, onClose, edicao, children }: Props) => {
  const id = useId()
  const handleCancel = () => {
    edicao.descartar()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Editar Oportunidade"
      size="large"
      actions={
        <>
          <Button look="secondary" onClick={handleCancel}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={edicao.isSaving} busyText="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <FormProvider {...edicao.form}>
        <form id={id} noValidate onSubmit={edicao.salvar}>
          {children}
        </form>
      </FormProvider>
    </Dialog>
  )
}
