import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Importado } from './useImportarHistorico.ts'

/** The result of an import: its effects, and the lines that could not be read. */
export const HistoricoImportado = ({ importado }: { importado: Importado }) => (
  <>
    <Notice
      tone="success"
      title={importado.temAprovada ? 'Suas recomendações melhoraram' : 'Suas recomendações foram atualizadas'}
      live
      actions={
        <LinkButton to={paths.vagas()} shape="compact">
          Ver oportunidades para você
        </LinkButton>
      }
    >
      {lidas(importado.total)} O que você cursou já conta na compatibilidade de cada oportunidade e nos motivos da
      recomendação.
    </Notice>
    {importado.totalDeLinhasIlegiveis > 0 ? <LinhasIlegiveis {...importado} /> : null}
  </>
)

const lidas = (total: number | null): string =>
  total === null ? '' : `Lemos ${total === 1 ? '1 disciplina' : `${total} disciplinas`} do seu histórico.`

const LinhasIlegiveis = ({ linhasIlegiveis, totalDeLinhasIlegiveis: total }: Importado) => (
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
