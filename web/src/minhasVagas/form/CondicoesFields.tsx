import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { modalidades } from '../../tags/modalidades.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import type { CondicoesFields_query$key } from './__generated__/CondicoesFields_query.graphql.ts'
import { PrazoField } from './PrazoField.tsx'
import { type Atuais, SelectField } from './SelectField.tsx'
import { campos, type VagaFormValues } from './vagaForm.ts'

type Props = {
  queryRef: CondicoesFields_query$key
  /** What a blank prazo means. */
  semPrazo: string
  atuais?: Atuais
}

/** Where and how one works, and the days of a vaga: only its local is required. */
export const CondicoesFields = ({ queryRef, semPrazo, atuais }: Props) => {
  const { instituicao } = useFragment(
    graphql`
      fragment CondicoesFields_query on Query @throwOnFieldError {
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
  return (
    <Grid min="small">
      <SelectField
        name="local"
        placeholder="Selecione o local"
        opcoes={instituicao.locais.map(({ id, nome }) => ({ id, nome }))}
        atual={atuais?.local}
      />
      <ModalidadeField />
      <PrazoField hint={semPrazo} />
      <TextField
        name="respostaAte"
        type="date"
        hint="Os alunos veem esta data, e você recebe um lembrete dois dias antes."
      />
      <TextField name="lugares" inputMode="numeric" />
      <TextField name="horasSemanais" inputMode="numeric" />
    </Grid>
  )
}

const ModalidadeField = () => (
  <SelectField
    name="modalidade"
    optional
    placeholder="Não informar"
    opcoes={Object.entries(modalidades).map(([id, nome]) => ({ id, nome }))}
  />
)

type TextFieldProps = {
  name: 'lugares' | 'horasSemanais' | 'respostaAte'
  type?: 'text' | 'date'
  inputMode?: 'numeric'
  hint?: string
}

const TextField = ({ name, hint, ...input }: TextFieldProps) => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label={campos[name].label} optional error={formState.errors[name]?.message} hint={hint}>
      {control => <TextInput {...control} {...register(name)} {...input} autoComplete="off" />}
    </Field>
  )
}
