import { lazy, Suspense, useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { ConflitoDialog_query$key } from './__generated__/ConflitoDialog_query.graphql.ts'
import type { EditarVagaDialog_query$key } from './__generated__/EditarVagaDialog_query.graphql.ts'
import type { EditarVagaDialog_vaga$key } from './__generated__/EditarVagaDialog_vaga.graphql.ts'
import { EdicaoFields } from './EdicaoFields.tsx'
import { useEdicao } from './useEdicao.ts'

/** Loaded on demand: two people hardly ever edit the same field at once. */
const ConflitoDialog = lazy(() => import('./ConflitoDialog.tsx').then(module => ({ default: module.ConflitoDialog })))

type Props = {
  vagaRef: EditarVagaDialog_vaga$key
  queryRef: EditarVagaDialog_query$key
  /** Why the reader may no longer edit it; null while they may. */
  fim: string | null
  /** The name of the field to begin with; null for the first. */
  campo: string | null
  open: boolean
  onClose: () => void
}

const vagaFragment = graphql`
  fragment EditarVagaDialog_vaga on Vaga {
    ...useEdicao_vaga
    ...EdicaoFields_vaga
  }
`

const queryFragment = graphql`
  fragment EditarVagaDialog_query on Query {
    ...useEdicao_query
    ...EdicaoFields_query
    ...ConflitoDialog_query
  }
`

export const EditarVagaDialog = ({ vagaRef, queryRef, campo, fim, open, onClose }: Props) => {
  const id = useId()
  const vaga = useFragment(vagaFragment, vagaRef)
  const query = useFragment(queryFragment, queryRef)
  const edicao = useEdicao(vaga, query, onClose)
  const handleCancel = () => {
    edicao.descartar()
    onClose()
  }
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Editar oportunidade"
        size="large"
        ended={fim}
        field={campo}
        actions={<Acoes form={id} busy={edicao.isSaving} onCancel={handleCancel} />}
      >
        <FormProvider {...edicao.form}>
          <form id={id} noValidate onSubmit={edicao.salvar}>
            <Stack>
              {edicao.restaurado ? <RascunhoRestaurado ate="salvar" onDescartar={edicao.descartar} /> : null}
              <EdicaoFields
                vagaRef={vaga}
                queryRef={query}
                completa={edicao.completa}
                foraDaLista={edicao.foraDaLista}
              />
            </Stack>
          </form>
        </FormProvider>
      </Dialog>
      <Conflito queryRef={query} edicao={edicao} />
    </>
  )
}

type ConflitoProps = { queryRef: ConflitoDialog_query$key; edicao: ReturnType<typeof useEdicao> }

const Conflito = ({ queryRef, edicao: { conflito, form } }: ConflitoProps) =>
  conflito.campos.length > 0 ? (
    <Suspense fallback={null}>
      <ConflitoDialog queryRef={queryRef} {...conflito} meus={form.getValues()} />
    </Suspense>
  ) : null

const Acoes = ({ form, busy, onCancel }: { form: string; busy: boolean; onCancel: () => void }) => (
  <>
    <Button look="secondary" onClick={onCancel}>
      Cancelar
    </Button>
    <Button type="submit" form={form} busy={busy} busyText="Salvando...">
      Salvar
    </Button>
  </>
)
