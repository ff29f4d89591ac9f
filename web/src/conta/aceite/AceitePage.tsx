import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { usePageReference } from '../../relay/usePageQuery.ts'
import { session } from '../../storage.ts'
import { formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { MeusDados } from '../dados/MeusDados.tsx'
import type { AceitePageQuery } from './__generated__/AceitePageQuery.graphql.ts'
import { useAceitar } from './useAceitar.ts'

const query = graphql`
  query AceitePageQuery @preloadable @throwOnFieldError {
    privacidade: documento(tipo: PRIVACIDADE) {
      numero
      publicadoEm
      mudou
    }
    termos: documento(tipo: TERMOS) {
      numero
      publicadoEm
      mudou
    }
    viewer {
      meusDados {
        ...MeusDados_dados
      }
    }
  }
`

type Dados = AceitePageQuery['response']

/** '/aceite': what changed in privacy notice and terms. Who declines still gets to their own data. */
export const AceitePage = () => {
  const dados = usePreloadedQuery<AceitePageQuery>(query, usePageReference<AceitePageQuery>(query))
  const { privacidade, termos, viewer } = dados
  // One number counts the publications of both: the last of what stands here is accepted.
  const numero = Math.max(privacidade?.numero ?? 0, termos?.numero ?? 0)
  const [isDeclined, decline] = useRecusa(numero)
  return (
    <Page dense width="form">
      <Stack gap="large">
        <PageHeader
          title="Aviso de privacidade e termos de uso"
          look="dense"
          lead="Há uma versão que você ainda não aceitou. Para continuar no mural, leia e aceite."
        />
        {privacidade ? <Documento nome="Aviso de privacidade" to={paths.privacidade()} {...privacidade} /> : null}
        {termos ? <Documento nome="Termos de uso" to={paths.termos()} {...termos} /> : null}
        <Acoes numero={numero} isDeclined={isDeclined} onDecline={decline} />
        {isDeclined && viewer?.meusDados ? <MeusDados dadosRef={viewer.meusDados} /> : null}
      </Stack>
    </Page>
  )
}

const recusa = 'recusa'

/** Whether these publications were declined in this tab; forgotten at the sign-out. */
function useRecusa(numero: number) {
  const key = `leitura:${recusa}:${numero}`
  const [isDeclined, setDeclined] = useState(() => session.getItem(key) !== null)
  const decline = () => {
    session.setItem(key, 'sim')
    setDeclined(true)
  }
  return [isDeclined, decline] as const
}

type DocumentoProps = { nome: string; to: string } & Pick<NonNullable<Dados['termos']>, 'publicadoEm' | 'mudou'>

const Documento = ({ nome, to, publicadoEm, mudou }: DocumentoProps) => (
  <Card>
    <Stack gap="xsmall">
      <Heading level={2}>{nome}</Heading>
      <Text size="small" color="muted">{`Publicado em ${formatDate(publicadoEm)}`}</Text>
      <Text>{`O que mudou: ${mudou}`}</Text>
      <TextLink to={to} alone>
        {`Ler: ${nome.toLowerCase()}`}
      </TextLink>
    </Stack>
  </Card>
)

type AcoesProps = { numero: number; isDeclined: boolean; onDecline: () => void }

const Acoes = ({ numero, isDeclined, onDecline }: AcoesProps) => {
  const [aceitar, busy, falha] = useAceitar()
  return (
    <Stack>
      {falha === null ? null : (
        <Notice tone="danger" live>
          {falha}
        </Notice>
      )}
      {isDeclined ? (
        <Notice tone="info" live title="Tudo bem">
          Sem o aceite você não usa o mural, mas os seus dados continuam seus: aqui você os baixa ou exclui a sua conta.
        </Notice>
      ) : null}
      <Cluster>
        <Button busy={busy} busyText="Aceitando..." onClick={() => aceitar(numero)}>
          Li o aviso e aceito os termos
        </Button>
        {isDeclined ? null : (
          <Button look="secondary" onClick={onDecline}>
            Não aceito
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
