import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { EscolhasFields_query$key } from './__generated__/EscolhasFields_query.graphql.ts'
import type { VagaFormValues } from './vagaForm.ts'

/** Departamento, local and tipo of a vaga. `beside` is shown beside the last two. */
export const EscolhasFields = ({ queryRef, beside }: { queryRef: EscolhasFields_query$key; beside: ReactNode }) => {
  const { departamentos, tiposDeVaga, instituicao } = useOpcoes(queryRef)
  return (
    <>
      {departamentos ? (
        <SelectField name="departamento" label="Departamento" placeholder="Selecione o departamento">
          {departamentos.map(toOption)}
        </SelectField>
      ) : (
        <SemOpcoes title="Erro ao carregar departamentos" />
      )}
      {tiposDeVaga ? null : <SemOpcoes title="Erro ao carregar tipos" />}
      <Grid min="small">
        <SelectField name="local" label="Localização" placeholder="Selecione o local">
          {instituicao.locais.map(toOption)}
        </SelectField>
        {tiposDeVaga ? (
          <SelectField name="tipo" label="Tipo" placeholder="Selecione o tipo">
            {tiposDeVaga.map(toOption)}
          </SelectField>
        ) : null}
        {beside}
      </Grid>
    </>
  )
}

type SelectFieldProps = {
  name: 'departamento' | 'local' | 'tipo'
  label: string
  placeholder: string
  children: ReactNode
}

const SelectField = ({ name, label, placeholder, children }: SelectFieldProps) => {
  const { field, fieldState } = useController<VagaFormValues, typeof name>({ name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {control => (
        <Select {...control} {...field}>
          <option value="">{placeholder}</option>
          {children}
        </Select>
      )}
    </Field>
  )
}

const toOption = ({ id, nome }: { id: string; nome: string }) => (
  <option key={id} value={id}>
    {nome}
  </option>
)

function useOpcoes(queryRef: EscolhasFields_query$key) {
  return useFragment(
    graphql`
      fragment EscolhasFields_query on Query @throwOnFieldError {
        departamentos @catch(to: NULL) {
          id
          nome
        }
        tiposDeVaga @catch(to: NULL) {
          id
          nome
        }
        instituicao {
          locais {
            id
            nome
          }
        }
      }
    `,
    queryRef,
  )
}

/** Only a reload requests the options again. The draft survives it. */
const SemOpcoes = ({ title }: { title: string }) => (
  <Notice
    tone="warning"
    title={title}
    actions={
      <Button look="secondary" shape="compact" onClick={() => window.location.reload()}>
        Tentar novamente
      </Button>
    }
  >
    O que você já escreveu fica guardado.
  </Notice>
)
