import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { EmailDeTesteMutation } from './__generated__/EmailDeTesteMutation.graphql.ts'
import * as styles from './EmailDeTeste.css.ts'
import { type Valores, toRemetente } from './valores.ts'

const mutation = graphql`
  mutation EmailDeTesteMutation($input: EnviarEmailDeTesteInput!) {
    enviarEmailDeTeste(input: $input) {
      __typename
      ... on EnviarEmailDeTesteSuccess {
        resposta @catch(to: NULL) {
          aceito
          texto
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Resposta = { titulo: string; texto: string }

/** Sends a mail to oneself from the sender that is typed, and shows what the server answered. */
export const EmailDeTeste = ({ valores }: { valores: Valores }) => {
  const [resposta, setResposta] = useState<Resposta | null>(null)
  const [commit, busy] = useMutation<EmailDeTesteMutation>(mutation)
  const handleClick = () => {
    setResposta(null)
    commit({
      variables: { input: { remetente: toRemetente(valores) } },
      onCompleted: ({ enviarEmailDeTeste: result }) => {
        if (result.__typename === 'EntradaInvalida')
          return setResposta({ titulo: 'Não enviado', texto: result.mensagem })
        if (result.__typename === '%other') return
        const { aceito = true, texto = '' } = result.resposta ?? {}
        setResposta({ titulo: aceito ? 'O servidor aceitou' : 'O servidor recusou', texto })
      },
      onError: error => setResposta({ titulo: 'Não enviado', texto: failureSentence(error) }),
    })
  }
  return (
    <Stack gap="xsmall">
      <Cluster>
        <Button look="secondary" busy={busy} busyText="Enviando..." onClick={handleClick}>
          Enviar e-mail de teste
        </Button>
        <Text size="small" color="muted">
          Para você, com o remetente escrito acima, mesmo sem salvar.
        </Text>
      </Cluster>
      <output className={styles.output}>
        {resposta ? (
          <Stack gap="xxsmall">
            <Text weight="medium">{resposta.titulo}</Text>
            <pre className={styles.resposta}>{resposta.texto}</pre>
          </Stack>
        ) : null}
      </output>
    </Stack>
  )
}
