import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { modalidades } from '../../tags/condicoes.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { EscolhasFields_query$key } from './__generated__/EscolhasFields_query.graphql.ts'
import type { VagaFormValues } from './vagaForm.ts'

/** Departamento, local and tipo of a vaga, and what it offers. `beside` is shown beside local and tipo. */
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
      <Condicoes />
    </>
  )
}

/** How many are wanted, for how long, where, and when they get an answer: all optional. */
const Condicoes = () => (
  <>
    <Grid min="small">
      <TextField name="lugares" label="Número de vagas" inputMode="numeric" />
      <TextField name="horasSemanais" label="Horas por semana" inputMode="numeric" />
      <SelectField name="modalidade" label="Modalidade" optional placeholder="Não informar">
        {Object.entries(modalidades).map(([id, nome]) => toOption({ id, nome }))}
      </SelectField>
    </Grid>
    <TextField
      name="respostaAte"
      label="Resposta até"
      type="date"
      hint="Os alunos veem esta data, e você recebe um lembrete dois dias antes."
    />
  </>
)

type TextFieldProps = {
  name: 'lugares' | 'horasSemanais' | 'respostaAte'
  label: string
  type?: 'text' | 'date'
  inputMode?: 'numeric'
  hint?: string
}

const TextField = ({ name, label, hint, ...input }: TextFieldProps) => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label={label} optional error={formState.errors[name]?.message} hint={hint}>
      {control => <TextInput {...control} {...register(name)} {...input} autoComplete="off" />}
    </Field>
  )
}

type SelectFieldProps = {
  name: 'departamento' | 'local' | 'tipo' | 'modalidade'
  label: string
  optional?: boolean
  placeholder: string
  children: ReactNode
}

const SelectField = ({ name, label, optional, placeholder, children }: SelectFieldProps) => {
  const { field, fieldState } = useController<VagaFormValues, typeof name>({ name })
  return (
    <Field label={label} optional={optional ?? false} error={fieldState.error?.message}>
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
