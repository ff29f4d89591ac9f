import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { EscolhasFields_query$key } from './__generated__/EscolhasFields_query.graphql.ts'
import { type Atuais, type Opcao, SelectField } from './SelectField.tsx'

const fragment = graphql`
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
`

/** Departamento and tipo of a vaga. */
export const EscolhasFields = ({ queryRef, atuais }: { queryRef: EscolhasFields_query$key; atuais?: Atuais }) => {
  const { departamentos, tiposDeVaga } = useFragment(fragment, queryRef)
  return (
    <>
      {departamentos ? null : <SemOpcoes title="Erro ao carregar departamentos" />}
      {tiposDeVaga ? null : <SemOpcoes title="Erro ao carregar tipos" />}
      <Grid min="medium">
        {departamentos ? (
          <SelectField
            name="departamento"
            placeholder="Selecione o departamento"
            opcoes={departamentos.map(toOpcao)}
            atual={atuais?.departamento}
          />
        ) : null}
        {tiposDeVaga ? (
          <SelectField
            name="tipo"
            placeholder="Selecione o tipo"
            opcoes={tiposDeVaga.map(toOpcao)}
            atual={atuais?.tipo}
          />
        ) : null}
      </Grid>
    </>
  )
}

const toOpcao = ({ id, nome }: Opcao): Opcao => ({ id, nome })

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
