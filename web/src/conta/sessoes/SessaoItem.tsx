import { graphql, useFragment } from 'react-relay'
import { formatAge, formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { SessaoItem_sessao$key } from './__generated__/SessaoItem_sessao.graphql.ts'
import { useEncerrarSessao } from './useEncerrarSessao.ts'

type Props = {
  sessaoRef: SessaoItem_sessao$key
  /** Its button is gone: the focus needs another place. */
  onEncerrada: () => void
}

/** One device where the reader is signed in. */
export const SessaoItem = ({ sessaoRef, onEncerrada }: Props) => {
  const { codigo, dispositivo, rede, criadaEm, usadaEm, atual } = useSessao(sessaoRef)
  const [encerrar, isEnding] = useEncerrarSessao(onEncerrada)
  const uso = `último uso ${formatAge(usadaEm)}`
  return (
    <li>
      <Cluster gap="medium" justify="between">
        <Stack gap="none">
          <Cluster>
            <Text weight="medium">{dispositivo}</Text>
            {atual ? <Tag tone="success">esta sessão</Tag> : null}
          </Cluster>
          <Text size="small" color="muted">
            {`Desde ${formatDate(criadaEm)}, ${atual ? 'em uso agora' : uso}`}
          </Text>
          <Text size="small" color="muted">
            {`Rede ${rede}`}
          </Text>
        </Stack>
        {atual ? null : (
          <Button look="secondary" busy={isEnding} busyText="Encerrando..." onClick={() => encerrar(codigo)}>
            <span>Encerrar</span>
            <VisuallyHidden>{` a sessão de ${dispositivo}, ${uso}`}</VisuallyHidden>
          </Button>
        )}
      </Cluster>
    </li>
  )
}

const useSessao = (sessaoRef: SessaoItem_sessao$key) =>
  useFragment(
    graphql`
      fragment SessaoItem_sessao on SessaoAberta @throwOnFieldError {
        codigo
        dispositivo
        rede
        criadaEm
        usadaEm
        atual
      }
    `,
    sessaoRef,
  )
