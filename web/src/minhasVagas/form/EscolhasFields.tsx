import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { EscolhasFields_query$key } from './__generated__/EscolhasFields_query.graphql.ts'
import { SelectField } from './SelectField.tsx'

/** Departamento and tipo of a vaga. */
export const EscolhasFields = ({ queryRef }: { queryRef: EscolhasFields_query$key }) => {
  const { departamentos, tiposDeVaga } = useFragment(
    graphql`
      fragment EscolhasFields_query on Query {
        departamentos @catch(to: NULL) {
          id
          nome
        }
        tiposDeVaga @catch(to: NULL) {
          id
          nome
        }
      }
    `,
    queryRef,
  )
  return (
    <>
      {departamentos ? null : <SemOpcoes title="Erro ao carregar departamentos" />}
      {tiposDeVaga ? null : <SemOpcoes title="Erro ao carregar tipos" />}
      <Grid min="medium">
        {departamentos ? (
          <SelectField name="departamento" placeholder="Selecione o departamento">
            {departamentos.map(toOption)}
          </SelectField>
        ) : null}
        {tiposDeVaga ? (
          <SelectField name="tipo" placeholder="Selecione o tipo">
            {tiposDeVaga.map(toOption)}
          </SelectField>
        ) : null}
      </Grid>
    </>
  )
}

const toOption = ({ id, nome }: { id: string; nome: string }) => (
  <option key={id} value={id}>
    {nome}
  </option>
)

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
