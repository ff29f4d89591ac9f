import { graphql, useFragment } from 'react-relay'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { LinhasIlegiveis_linhas$key } from './__generated__/LinhasIlegiveis_linhas.graphql.ts'

/** `total`: of all, also beyond the first ones. */
type Props = { linhasRef: LinhasIlegiveis_linhas$key; total: number }

/** The lines, columns and pages that could not be read, with their reasons. */
export const LinhasIlegiveis = ({ linhasRef, total }: Props) => {
  const linhas = useFragment(
    graphql`
      fragment LinhasIlegiveis_linhas on LinhaIlegivel @relay(plural: true) {
        pagina
        texto
        motivo
      }
    `,
    linhasRef,
  )
  return (
    <Notice
      tone="warning"
      title={total === 1 ? 'Não conseguimos ler 1 linha' : `Não conseguimos ler ${total} linhas`}
      live
    >
      <Text color="inherit">
        {`O que não dá para ler com certeza fica de fora${total > linhas.length ? `. As primeiras ${linhas.length} linhas:` : ':'}`}
      </Text>
      <Stack as="ul" gap="xsmall">
        {linhas.map(({ pagina, texto, motivo }, index) => (
          // A PDF may have the same line twice.
          <li key={index}>
            <Text size="small" color="inherit" weight="medium">
              {`Página ${pagina}: ${texto}`}
            </Text>
            <Text size="small" color="inherit">
              {motivo}
            </Text>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
