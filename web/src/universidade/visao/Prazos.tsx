import { graphql, useFragment, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { toastMessage, toastSuccess } from '../../ui/overlay/toast.ts'
import { Text } from '../../ui/text/Text.tsx'
import type { Prazos_regra$data, Prazos_regra$key } from './__generated__/Prazos_regra.graphql.ts'
import type { PrazosMutation } from './__generated__/PrazosMutation.graphql.ts'

/** What is deleted by its age, and how much that is now. */
export const Prazos = ({ regrasRef }: { regrasRef: Prazos_regra$key }) => {
  const regras = useFragment(
    graphql`
      fragment Prazos_regra on RegraDeRetencao @relay(plural: true) @throwOnFieldError {
        regra
        titulo
        dias
        linhas
        espera
      }
    `,
    regrasRef,
  )
  return (
    <Grid as="ul" min="wide">
      {regras.map(regra => (
        <li key={regra.regra}>
          <Regra {...regra} />
        </li>
      ))}
    </Grid>
  )
}

const contagem = (linhas: number) => (linhas === 1 ? '1 registro' : `${linhas.toLocaleString('pt-BR')} registros`)

const efeitoDe = ({ dias, linhas, espera }: Prazos_regra$data[number]): string => {
  if (dias === 0) return 'Sem prazo.'
  const passou = `${contagem(linhas)} com mais de ${dias === 1 ? '1 dia' : `${dias.toLocaleString('pt-BR')} dias`}`
  return espera
    ? `${passou}. Nada é apagado antes de você confirmar.`
    : `${passou}, ${linhas === 1 ? 'apagado' : 'apagados'} de hora em hora.`
}

const Regra = (regra: Prazos_regra$data[number]) => (
  <Cluster justify="between">
    <Stack gap="xsmall">
      <Text as="span" weight="medium">
        {regra.titulo}
      </Text>
      <Text size="small" color="muted">
        {efeitoDe(regra)}
      </Text>
    </Stack>
    {regra.espera ? <Confirmar {...regra} /> : null}
  </Cluster>
)

const mutation = graphql`
  mutation PrazosMutation($input: ConfirmarPrazoInput!) {
    confirmarPrazo(input: $input) {
      __typename
      ... on ConfirmarPrazoSuccess {
        viewer {
          administracao {
            retencao {
              ...Prazos_regra
            }
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

const Confirmar = ({ regra, titulo, dias }: Prazos_regra$data[number]) => {
  const [commit, busy] = useMutation<PrazosMutation>(mutation)
  const fail = (mensagem: string) => toastMessage('O prazo não foi confirmado', mensagem)
  const handleClick = () =>
    commit({
      variables: { input: { regra, dias } },
      onCompleted: ({ confirmarPrazo: result }) => {
        if (result.__typename === 'EntradaInvalida') return fail(result.mensagem)
        toastSuccess('Prazo confirmado', 'O que passou do prazo é apagado dentro de uma hora.')
      },
      onError: error => fail(failureSentence(error)),
    })
  return (
    <Button
      look="secondary"
      shape="compact"
      busy={busy}
      busyText="Confirmando..."
      aria-label={`Confirmar: ${titulo}`}
      onClick={handleClick}
    >
      Confirmar
    </Button>
  )
}
