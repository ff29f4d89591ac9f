import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { DadosFields_query$key } from './__generated__/DadosFields_query.graphql.ts'
import { SelectField } from './SelectField.tsx'
import type { VagaFormValues } from './vagaForm.ts'

/** Title, department, location, type and deadline of a new vaga. */
export const DadosFields = ({ queryRef }: { queryRef: DadosFields_query$key }) => {
  const { departamentos, tiposDeVaga, instituicao } = useOpcoes(queryRef)
  return (
    <>
      <TituloField />
      {departamentos ? (
        <SelectField name="departamento" label="Departamento" placeholder="Selecione o departamento">
          {departamentos.map(({ codigo, nome }) => (
            <option key={codigo} value={codigo}>
              {nome}
            </option>
          ))}
        </SelectField>
      ) : (
        <SemOpcoes title="Erro ao carregar departamentos" />
      )}
      <Grid min="small">
        <SelectField name="local" label="Localização" placeholder="Selecione o local">
          <option value="REMOTO">Remoto</option>
          <option value="PUC">{instituicao.sigla}</option>
        </SelectField>
        {tiposDeVaga ? (
          <SelectField name="tipo" label="Tipo" placeholder="Selecione o tipo">
            {tiposDeVaga.map(({ codigo, nome }) => (
              <option key={codigo} value={codigo}>
                {nome}
              </option>
            ))}
          </SelectField>
        ) : (
          <SemOpcoes title="Erro ao carregar tipos" />
        )}
        <PrazoField />
      </Grid>
    </>
  )
}

function useOpcoes(queryRef: DadosFields_query$key) {
  return useFragment(
    graphql`
      fragment DadosFields_query on Query @throwOnFieldError {
        departamentos @catch(to: NULL) {
          codigo
          nome
        }
        tiposDeVaga @catch(to: NULL) {
          codigo
          nome
        }
        instituicao {
          sigla
        }
      }
    `,
    queryRef,
  )
}

/** Only a new load asks for them again; what was typed is there after it. */
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

const TituloField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label="Título" error={formState.errors.titulo?.message}>
      {control => <TextInput {...control} {...register('titulo')} autoComplete="off" />}
    </Field>
  )
}

const PrazoField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label="Prazo" optional error={formState.errors.prazo?.message} hint="Em branco, 31 de dezembro deste ano.">
      {control => <TextInput {...control} {...register('prazo')} type="date" />}
    </Field>
  )
}
