import { lazy, type Ref, Suspense, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatAge, formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type {
  SegundoFator_fatores$data,
  SegundoFator_fatores$key,
} from './__generated__/SegundoFator_fatores.graphql.ts'
import type { Mudanca } from './MudancaDialog.tsx'

const MudancaDialog = lazy(() => import('./MudancaDialog.tsx').then(module => ({ default: module.MudancaDialog })))

/** So few recovery codes that their owner should make new ones. */
const poucos = 3

const fragment = graphql`
  fragment SegundoFator_fatores on SegundoFator @throwOnFieldError {
    exigido
    aplicativo {
      criadoEm
      usadoEm
    }
    chaves {
      codigo
      nome
      criadaEm
      usadaEm
    }
    codigos
  }
`

/** How the reader's sign-ins are confirmed. The dialogs, with the QR code and passkeys, load at a press. */
export const SegundoFator = ({ fatoresRef }: { fatoresRef: SegundoFator_fatores$key }) => {
  const fatores = useFragment(fragment, fatoresRef)
  const [mudanca, setMudanca] = useState<Mudanca | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const handleClose = () => {
    setMudanca(null)
    // The pressed button may be gone.
    heading.current?.focus()
  }
  const ativa = fatores.aplicativo != null || fatores.chaves.length > 0
  return (
    <Card as="section" labelledBy="duas-etapas">
      <Stack>
        <Titulo ref={heading} />
        {fatores.exigido && !ativa ? (
          <Notice tone="warning">Para usar a administração do mural, ative a verificação em duas etapas.</Notice>
        ) : null}
        {ativa ? <Fatores fatores={fatores} onRemover={setMudanca} /> : null}
        <Acoes temAplicativo={fatores.aplicativo != null} ativa={ativa} onMudar={setMudanca} />
        {mudanca ? (
          <Suspense>
            <MudancaDialog
              mudanca={mudanca}
              formas={{ aplicativo: fatores.aplicativo != null, codigos: fatores.codigos > 0 }}
              onClose={handleClose}
            />
          </Suspense>
        ) : null}
      </Stack>
    </Card>
  )
}

const Titulo = ({ ref }: { ref: Ref<HTMLHeadingElement> }) => (
  <Stack gap="xsmall">
    <Heading level={2} id="duas-etapas" ref={ref}>
      Verificação em duas etapas
    </Heading>
    <Text size="small" color="muted">
      Além da senha, a entrada pede um código do seu celular ou uma chave de acesso. Quem descobrir a sua senha não
      entra.
    </Text>
  </Stack>
)

type AcoesProps = { temAplicativo: boolean; ativa: boolean; onMudar: (mudanca: Mudanca) => void }

const Acoes = ({ temAplicativo, ativa, onMudar }: AcoesProps) => (
  <Cluster>
    <Button look={ativa ? 'secondary' : 'primary'} onClick={() => onMudar({ tipo: 'aplicativo' })}>
      {temAplicativo ? 'Trocar o aplicativo' : 'Usar um aplicativo'}
    </Button>
    <Button look="secondary" onClick={() => onMudar({ tipo: 'chave' })}>
      Adicionar chave de acesso
    </Button>
    {ativa ? (
      <Button look="secondary" onClick={() => onMudar({ tipo: 'codigos' })}>
        Criar novos códigos
      </Button>
    ) : null}
  </Cluster>
)

type FatoresProps = { fatores: SegundoFator_fatores$data; onRemover: (mudanca: Mudanca) => void }

const Fatores = ({ fatores: { aplicativo, chaves, codigos }, onRemover }: FatoresProps) => (
  <>
    <Stack as="ul">
      {aplicativo ? (
        <Fator
          nome="Aplicativo de códigos"
          desde={aplicativo.criadoEm}
          uso={aplicativo.usadoEm}
          onRemover={() => onRemover({ tipo: 'remover', fator: null, nome: 'o aplicativo de códigos' })}
        />
      ) : null}
      {chaves.map(({ codigo, nome, criadaEm, usadaEm }) => (
        <Fator
          key={codigo}
          nome={nome}
          desde={criadaEm}
          uso={usadaEm}
          onRemover={() => onRemover({ tipo: 'remover', fator: codigo, nome: `a chave “${nome}”` })}
        />
      ))}
    </Stack>
    {codigos > poucos ? (
      <Text size="small" color="muted">{`Restam ${codigos} códigos de recuperação.`}</Text>
    ) : (
      <Notice tone="warning">
        {codigos === 0
          ? 'Você não tem códigos de recuperação. Sem eles, perder o celular é perder a conta.'
          : `Restam poucos códigos de recuperação: ${codigos}.`}
      </Notice>
    )}
  </>
)

type FatorProps = { nome: string; desde: string; uso: string | null | undefined; onRemover: () => void }

const Fator = ({ nome, desde, uso, onRemover }: FatorProps) => (
  <li>
    <Cluster gap="medium" justify="between">
      <Stack gap="none">
        <Text weight="medium">{nome}</Text>
        <Text size="small" color="muted">
          {`Desde ${formatDate(desde)}, ${uso ? `último uso ${formatAge(uso)}` : 'ainda sem uso'}`}
        </Text>
      </Stack>
      <Button look="secondary" onClick={onRemover}>
        <span>Remover</span>
        <VisuallyHidden>{` ${nome}`}</VisuallyHidden>
      </Button>
    </Cluster>
  </li>
)
