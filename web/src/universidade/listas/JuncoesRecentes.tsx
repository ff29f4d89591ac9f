import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { JuncoesRecentes_juncao$key } from './__generated__/JuncoesRecentes_juncao.graphql.ts'
import { useDesfazerJuncao } from './useDesfazerJuncao.ts'

const fragment = graphql`
  fragment JuncoesRecentes_juncao on Juncao @relay(plural: true) {
    id
    codigo
    de
    em
    linhas
    feitaEm
    desfeitaEm
  }
`

/** The last joins of a list, each with its undo. */
export const JuncoesRecentes = ({ juncoesRef }: { juncoesRef: JuncoesRecentes_juncao$key }) => {
  const id = useId()
  const juncoes = useFragment(fragment, juncoesRef)
  if (juncoes.length === 0) return null
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={2} id={id}>
          Junções recentes
        </Heading>
        <Stack as="ul" gap="small">
          {juncoes.map(({ id: key, codigo, de, em, linhas, feitaEm, desfeitaEm }) => (
            <li key={key}>
              <Cluster justify="between">
                <Stack gap="none">
                  <Text as="span">{`${de} → ${em}`}</Text>
                  <Text as="span" size="small" color="muted">
                    {[feitaEm && formatDate(feitaEm), `${formatNumber(linhas, 0, 0)} ${linhas === 1 ? 'uso' : 'usos'}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Stack>
                {desfeitaEm ? (
                  <Tag>{`Desfeita em ${formatDate(desfeitaEm)}`}</Tag>
                ) : (
                  <Desfazer codigo={codigo} de={de} />
                )}
              </Cluster>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

const Desfazer = ({ codigo, de }: { codigo: string; de: string }) => {
  const [desfazer, busy] = useDesfazerJuncao()
  return (
    <Button
      look="secondary"
      shape="compact"
      busy={busy}
      busyText="Desfazendo..."
      aria-label={`Desfazer a junção de ${de}`}
      onClick={() => desfazer(codigo)}
    >
      Desfazer
    </Button>
  )
}
