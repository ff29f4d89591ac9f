import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Importado } from './importado.ts'

type Props = Pick<Importado, 'linhasIlegiveis' | 'totalDeLinhasIlegiveis'>

/** The lines, columns and pages that could not be read, with their reasons. */
export const LinhasIlegiveis = ({ linhasIlegiveis, totalDeLinhasIlegiveis: total }: Props) => (
  <Notice
    tone="warning"
    title={total === 1 ? 'Não conseguimos ler 1 linha' : `Não conseguimos ler ${total} linhas`}
    live
  >
    <Text color="inherit">
      O que não dá para ler com certeza fica de fora
      {total > linhasIlegiveis.length ? `. As primeiras ${linhasIlegiveis.length} linhas:` : ':'}
    </Text>
    <Stack as="ul" gap="xsmall">
      {linhasIlegiveis.map(({ pagina, texto, motivo }, index) => (
        // A PDF may have the same line twice.
        <li key={index}>
          <Text size="small" color="inherit" weight="medium">
            Página {pagina}: {texto}
          </Text>
          <Text size="small" color="inherit">
            {motivo}
          </Text>
        </li>
      ))}
    </Stack>
  </Notice>
)
