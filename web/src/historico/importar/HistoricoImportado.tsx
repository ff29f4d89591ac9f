import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Importado } from './importado.ts'
import { LinhasIlegiveis } from './LinhasIlegiveis.tsx'

/** The result of an import: its effects, and the lines that could not be read. Gets the focus of the form that is gone. */
export const HistoricoImportado = ({ importado }: { importado: Importado }) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [importado])
  return (
    <section ref={section} tabIndex={-1} aria-label="Resultado da importação">
      <Stack>
        <Notice
          tone="success"
          title={importado.temConcluida ? 'Suas recomendações melhoraram' : 'Suas recomendações foram atualizadas'}
          live
          actions={
            <LinkButton to={paths.vagas()} shape="compact">
              Ver oportunidades para você
            </LinkButton>
          }
        >
          {`${lidas(importado.total)} O que você cursou já conta na compatibilidade de cada oportunidade e nos motivos da recomendação.`}
        </Notice>
        {importado.totalDeLinhasIlegiveis > 0 ? (
          <LinhasIlegiveis linhasRef={importado.linhasRef} total={importado.totalDeLinhasIlegiveis} />
        ) : null}
      </Stack>
    </section>
  )
}

const lidas = (total: number | null): string =>
  total === null ? '' : `Lemos ${total === 1 ? '1 disciplina' : `${total} disciplinas`} do seu histórico.`
